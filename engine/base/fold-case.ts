/** A text as it is compared and searched: compatibility forms and letter case folded away. */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase()
