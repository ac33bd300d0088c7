import type { Item, Section } from '@hadal/words'
import { Fragment, useId } from 'react'

/** A part of the table: a heading, what there is to say of it, and a list of its things. */
export function SectionInWords({ section }: { readonly section: Section }) {
  const { title, lead, rows } = section
  const id = useId()
  return (
    <section aria-labelledby={id} data-zone={section.zone}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && (
        <p>
          <Numbers text={lead} />
        </p>
      )}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ name, items, isOff }) => (
            <div key={name}>
              <dt className={isOff ? 'no' : undefined}>{name}</dt>
              {items.map((item) => (
                <Said key={item.text} item={item} />
              ))}
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function Said({ item: { text, note } }: { readonly item: Item }) {
  return (
    <dd>
      <Numbers text={text} />
      {note !== undefined && (
        <>
          {text === '' ? '' : ' '}
          <span className="no">{note}</span>
        </>
      )}
    </dd>
  )
}

/** Numbers stand out: they are what is compared. */
function Numbers({ text }: { readonly text: string }) {
  return text.split(/(\d+)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stand where they stand
    <Fragment key={at}>{at % 2 === 0 ? part : <span className="n">{part}</span>}</Fragment>
  ))
}
