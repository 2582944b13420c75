/** Replaces the header of a STEP file written by the kernel, so that equal models yield equal files. */

/** The content of the header. */
export type StepHeader = {
  /** Name of the file: the order code. */
  readonly name: string
  /** Notes on accuracy and licence. */
  readonly description: readonly string[]
  readonly author: string
  readonly organisation: string
  /** The program that made the file. */
  readonly system: string
}

/** Fixed time stamp: the current time would change the file each time. */
export const timeStamp = '2000-01-01T00:00:00'

/**
 * Encodes a text for ISO 10303-21: quotes doubled, characters beyond ASCII as `\X2\` with four digits each (`\X4\` with eight
 * beyond the first plane).
 */
export const stepText = (text: string): string => {
  const written = Array.from(text, (character) => {
    const code = Number(character.codePointAt(0))
    if (character === "'") return "''"
    if (character === '\\') return '\\\\'
    if (code >= 0x20 && code < 0x7f) return character
    const isLong = code > 0xffff
    const digits = code
      .toString(16)
      .toUpperCase()
      .padStart(isLong ? 8 : 4, '0')
    return `\\${isLong ? 'X4' : 'X2'}\\${digits}\\X0\\`
  })
  return `'${written.join('')}'`
}

const list = (texts: readonly string[]): string => `(${texts.map(stepText).join(',')})`

/** Renumbers product placements from 1: the kernel counts them over all files that it has written. */
const countedAnew = (data: string): string => {
  let count = 0
  return data.replaceAll(/NEXT_ASSEMBLY_USAGE_OCCURRENCE\('\d+'[^;]*;/g, (statement) => {
    count += 1
    return statement.replaceAll(/\s*\n\s*/g, '').replace(/'\d+'/, `'${count}'`)
  })
}

/**
 * @param file file as the kernel wrote it
 * @param header replaces its header; the schema is kept
 * @throws Error where the file has no header
 */
export function withHeader(file: string, { name, description, author, organisation, system }: StepHeader): string {
  const data = file.indexOf('DATA;')
  const schema = /FILE_SCHEMA\s*\([^;]*;/.exec(file.slice(0, data))?.[0].replaceAll(/\s*\n\s*/g, '')
  if (data < 0 || schema === undefined) throw new Error('the kernel wrote no STEP file')
  const lines = [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION(${list(description)},'2;1');`,
    `FILE_NAME(${stepText(name)},'${timeStamp}',${list([author])},${list([organisation])},${stepText(system)},${stepText(system)},'');`,
    schema,
    'ENDSEC;',
  ]
  return `${lines.join('\n')}\n${countedAnew(file.slice(data))}`
}
