import { locale, m } from '@hadal/words'
import { type ReactNode, useState } from 'react'
import type { Connection, Update } from '../../link/protocol.ts'
import { useTableStore } from '../../link/store.ts'
import { Icon } from '../../ui/Icons.tsx'
import { nameOfBot } from '../setup/botWords.ts'
import { AgreementBanner, isAgreeing } from './Agreements.tsx'
import { Banner } from './BannerShape.tsx'

/** What is to be said about the table itself: of one online first that it is out of reach. */
export function useBanner(update: Update): ReactNode | undefined {
  const { place, eyes, seats } = update
  const connection = useTableStore((state) => state.connection)
  const isStale = useTableStore(({ refused }) => refused?.refusal.reason === 'stale')
  const { takeBack, dismissRefusal } = useTableStore((state) => state.actions)
  const mindless = useMindless()
  if (place === 'here') return mindless
  if (connection && connection.state !== 'connected' && connection.state !== 'closed')
    return <LineBanner connection={connection} />
  if (isStale)
    return (
      <Banner
        icon={<Icon of="wave" />}
        title={m.online_bn_stale()}
        why={m.online_bn_stale_why()}
        acts={[{ label: m.online_bn_ok(), onPress: dismissRefusal }]}
      />
    )
  if (isAgreeing(update)) return <AgreementBanner update={update} />
  const { bot, standsIn } = (eyes === undefined ? undefined : seats[eyes]) ?? {}
  if (eyes === undefined || bot === undefined || !standsIn) return undefined
  return (
    <Banner
      icon={<Icon of="bot" />}
      title={m.online_bn_bot({ bot: nameOfBot(bot) })}
      why={m.online_bn_bot_why()}
      acts={[{ label: m.online_bn_take_back(), onPress: () => void takeBack(eyes) }]}
    />
  )
}

/** The bots do without what they have learned: that is said once. */
function useMindless(): ReactNode | undefined {
  const minds = useTableStore((state) => state.minds)
  const [isRead, setRead] = useState(false)
  if (minds?.state !== 'missing' || isRead) return undefined
  return (
    <Banner
      icon={<Icon of="bot" />}
      title={m.bots_mindless()}
      why={minds.why === 'unusable' ? m.bots_unusable() : m.bots_unreachable()}
      acts={[{ label: m.online_bn_ok(), onPress: () => setRead(true) }]}
    />
  )
}

type Broken = Extract<Connection, { readonly state: 'reconnecting' | 'offline' }>

/** The connection broke off. */
export function LineBanner({ connection }: { readonly connection: Broken }) {
  const { reconnect } = useTableStore((state) => state.actions)
  if (connection.state === 'offline')
    return (
      <Banner
        icon={<Icon of="off" />}
        title={m.online_bn_offline()}
        why={m.online_bn_offline_why()}
        acts={[{ label: m.online_bn_try_now(), onPress: () => void reconnect() }]}
      />
    )
  const when = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(connection.since)
  return (
    <Banner
      icon={<Dots />}
      title={m.online_bn_reconnecting()}
      why={m.online_bn_reconnecting_why({ count: connection.tries, when })}
    />
  )
}

function Dots() {
  return (
    <span className="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
