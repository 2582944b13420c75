/**
 * Replaces the text between the markers of a section; appends the section if it does not exist.
 *
 * @param name of the markers, `<!-- name -->` and `<!-- /name -->`
 */
export function replaceSection(text: string, name: string, section: string): string {
  const open = `<!-- ${name} -->`
  const close = `<!-- /${name} -->`
  const block = `${open}\n\n${section}\n\n${close}`
  const start = text.indexOf(open)
  const end = text.indexOf(close, start)
  return start < 0 || end < 0 ? `${text.trimEnd()}\n\n${block}\n` : text.slice(0, start) + block + text.slice(end + close.length)
}
