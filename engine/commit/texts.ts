/** Who holds the texts of number fields that are no value. */

/**
 * The texts of a form, or of one row. `reduce` reads a refused text where it may mean something else now, and writes one where a field
 * shall show what it cannot take. On a page they belong to react-hook-form, everywhere else to a record.
 */
export type Texts = {
  readonly read: (field: string) => string
  readonly write: (field: string, text: string) => Texts
  /** Those of a row. */
  readonly ofRow: (list: string, row: number) => Texts
}

/** Texts in a record, which like a state is never changed. */
export const textsIn = (texts: Readonly<Record<string, string>> = {}): Texts => ({
  read: (field) => texts[field] ?? '',
  write: (field, text) => textsIn({ ...texts, [field]: text }),
  ofRow: () => textsIn(),
})
