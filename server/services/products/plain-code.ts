/** Puts a typed or pasted order code into the characters that catalogues use. */

/** Letters that look alike in Cyrillic and Latin, in this order. */
const cyrillic = 'АВЕКМНОРСТУХЅІЈ'
const latin = 'ABEKMHOPCTYXSIJ'

/** Full-width forms of the characters from ! to ~. */
const fullWidth = /[\uFF01-\uFF5E]/g
const fullWidthOffset = 0xfee0

const latinFor = (letter: string): string => {
  const place = cyrillic.indexOf(letter.toUpperCase())
  return place < 0 ? letter : (latin[place] ?? letter)
}

/**
 * @returns the code trimmed, with runs of blanks collapsed; dashes, full-width characters, Cyrillic letters that look Latin, the
 * multiplication sign and decimal commas as catalogues print them
 */
export const plainCode = (text: string): string =>
  text
    .replaceAll(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replaceAll('×', 'x')
    .replaceAll(/[А-Яа-яЅІЈѕіј]/g, latinFor)
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .trim()
    .replaceAll(/\s+/g, ' ')

/** Without the name of a maker before the code. */
export const withoutMaker = (code: string, makers: readonly string[]): string => {
  const maker = makers.find((name) => code.toUpperCase().startsWith(`${name.toUpperCase()} `))
  return maker === undefined ? code : code.slice(maker.length).trimStart()
}
