/** Sentences with placeholders: `{load} on {jacks} jacks`; `{{` is a brace. */

const parts = /\{\{|\{([\w.]+)\}/g

/** The names of the placeholders of a sentence. */
export const placeholdersOf = (sentence: string): readonly string[] => [...sentence.matchAll(parts)].flatMap(([, name]) => name ?? [])

/** A sentence with what its placeholders stand for. */
export const fillSentence = (sentence: string, amountOf: (name: string) => string): string =>
  sentence.replace(parts, (_, name: string | undefined) => (name === undefined ? '{' : amountOf(name)))
