/** Sentences in one line: Chinese has no blank after its stop. */
export const inOneLine = (sentences: readonly string[]): string => sentences.join(' ').replaceAll('。 ', '。')
