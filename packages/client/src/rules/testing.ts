// What tests of the rules read: the document with its numbers, and its words in a language.
import { readFileSync } from 'node:fs'
import type { Locale } from '@hadal/words'

interface Words {
  readonly sections: Readonly<Record<string, string>>
  readonly clauses: Readonly<Record<string, string>>
}

export function wordsIn(language: Locale): Words {
  return JSON.parse(readFileSync(new URL(`./words/${language}.json`, import.meta.url), 'utf8'))
}

interface Numbers {
  /** Parts and their chapters: `B`, `B1`. */
  readonly sections: readonly string[]
  /** Clauses, rulings, examples and table options: `B4.7`, `K3.R1`, `E.1`, `O.10`. */
  readonly clauses: readonly string[]
}

/** The numbers of the document that the engine follows. */
export function numbersOfTheRules(): Numbers {
  const document = readFileSync(new URL('../../../../docs/RULES.md', import.meta.url), 'utf8')
  const sections: string[] = []
  const clauses: string[] = []
  let options = 0
  for (const line of document.split('\n')) {
    const section = /^## ([A-Z])\. /.exec(line)?.[1] ?? /^### ([A-Z]\d+) /.exec(line)?.[1]
    if (section !== undefined) sections.push(section)
    const here = sections.at(-1)
    const clause = /^(R?\d+)\. /.exec(line)?.[1]
    if (clause !== undefined) clauses.push(`${here}.${clause}`)
    const example = /^E(\d+)\. /.exec(line)?.[1]
    if (example !== undefined) clauses.push(`E.${example}`)
    // The first two rows of the table are its head.
    if (here === 'O' && line.startsWith('|') && ++options > 2) clauses.push(`O.${options - 2}`)
  }
  return { sections, clauses }
}
