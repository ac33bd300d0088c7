import { m } from '@hadal/words'
import { Component, type ReactNode } from 'react'
import { Act } from '../ui/Act.tsx'
import { QuestionBar } from '../ui/QuestionBar.tsx'
import { NotLoaded } from './lazyScreen.tsx'
import { Page } from './Page.tsx'
import { PATHS } from './paths.ts'
import './mishap.css'

interface VoidProps {
  readonly title: string
  readonly children: ReactNode
  readonly ask: string
  readonly askSub?: string
  readonly acts: ReactNode
}

/** A page with nothing on it: what happened, and one way on. */
export function Void({ title, children, ask, askSub, acts }: VoidProps) {
  const question = (
    <QuestionBar ask={ask} sub={askSub}>
      {acts}
    </QuestionBar>
  )
  return (
    <Page title={title} titleHidden question={question}>
      <div className="void">
        <WreckMark />
        <h2>{title}</h2>
        {children}
      </div>
    </Page>
  )
}

/** A lamp that has sunk to the sea floor. */
function WreckMark() {
  return (
    <svg className="vp" viewBox="0 0 240 140" aria-hidden="true">
      <path d="M0 118C40 104 70 112 108 110s70-12 132 2" />
      <path d="M0 128C46 116 80 122 120 120s74-8 120 0" opacity=".5" />
      <path d="M96 104 84 62l14-10h28l14 10-8 44M84 62h56M98 52c0-9 6-14 14-14s14 5 14 14M112 38V26" />
      <circle cx="112" cy="82" r="11" className="lamp" />
    </svg>
  )
}

export function NotFound() {
  return (
    <Void
      title={m.common_not_found()}
      ask={m.common_not_found_ask()}
      acts={<Act kind="go" href={PATHS.home} label={m.common_home()} />}
    >
      <p>{m.common_not_found_why()}</p>
    </Void>
  )
}

interface BoundaryProps {
  readonly children: ReactNode
}

/** Catches what a screen throws, says so, and offers the ways on: nothing that was kept is lost. */
export class Mishap extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const missing = error instanceof NotLoaded
    return (
      <Void
        title={missing ? m.common_not_loaded() : m.common_mishap()}
        ask={m.common_mishap_ask()}
        acts={
          <>
            {/* A whole new page: what went wrong may sit in the state of this one. */}
            <Act label={m.common_home()} onPress={() => location.assign(PATHS.home)} />
            <Act kind="go" label={m.common_reload()} onPress={() => location.reload()} />
          </>
        }
      >
        <p>{missing ? m.common_not_loaded_why() : m.common_mishap_why()}</p>
        {!missing && <p className="mono">{String(error)}</p>}
      </Void>
    )
  }
}
