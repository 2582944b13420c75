/** Writes an IGES 5.3 file: entities as records of 80 columns. Equal entities yield equal bytes. */

/** A parameter: a real number, a whole one (a count, a flag, a pointer), or a text. */
export type IgesParameter = { readonly real: number } | number | string

type Entity = {
  readonly type: number
  readonly form: number
  readonly parameters: readonly IgesParameter[]
  /** Pointer to a transformation matrix; 0 = none. */
  readonly matrix: number
  /** Negative pointer to a colour; 0 = none. */
  readonly colour: number
  /** Whether it stands only for others. */
  readonly isPart: boolean
}

/** What the head of a file says. */
export type IgesHead = { readonly name: string; readonly author: string; readonly organisation: string; readonly system: string }

/** A date is required; the present one would change the bytes. */
const timeStamp = '20000101.000000'

/** The format knows ASCII only. */
const ascii = (text: string): string => text.replaceAll(/[^ -~]/g, '?')

const hollerith = (text: string): string => {
  const plain = ascii(text)
  return plain === '' ? '' : `${plain.length}H${plain}`
}

/** A real number has a point, and as many digits as a double carries. */
const real = (value: number): string => {
  const text = String(Number(value.toPrecision(15)) + 0)
  const [digits = '', power] = text.split('e')
  const pointed = digits.includes('.') ? digits : `${digits}.`
  return power === undefined ? pointed : `${pointed}E${power.replace('+', '')}`
}

const written = (parameter: IgesParameter): string => {
  if (typeof parameter === 'string') return hollerith(parameter)
  return typeof parameter === 'number' ? String(parameter) : real(parameter.real)
}

const right = (value: number): string => String(value).padStart(8)

/** Breaks a record into lines, within parameters only where one is longer than a line. */
function linesOf(parameters: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const [index, parameter] of parameters.entries()) {
    let rest = `${parameter}${index === parameters.length - 1 ? ';' : ','}`
    if (line.length + rest.length > width) {
      if (line !== '') lines.push(line)
      line = ''
      for (; rest.length > width; rest = rest.slice(width)) lines.push(rest.slice(0, width))
    }
    line += rest
  }
  return [...lines, line]
}

const numbered = (lines: readonly string[], section: 'S' | 'G' | 'D' | 'P' | 'T'): readonly string[] =>
  lines.map((line, index) => `${line.padEnd(72)}${section}${String(index + 1).padStart(7)}`)

/** Separators, names, the sizes of numbers, mm (2), the finest step and the largest coordinate, mm, version 5.3 (11). */
const globalOf = ({ name, author, organisation, system }: IgesHead): readonly string[] =>
  [',', ';', name, `${name}.igs`, system, system, 32, 38, 6, 308, 15, name, { real: 1 }, 2, 'MM', 1, { real: 0.01 }, timeStamp]
    .map(written)
    .concat([{ real: 1e-6 }, { real: 100_000 }, author, organisation, 11, 0, timeStamp].map(written))

/** The entities of a file in the order in which they were added; a pointer names the first of the two lines of an entity. */
export class IgesEntities {
  private readonly entities: Entity[] = []

  /** @returns the pointer to it */
  add(
    [type, form]: readonly [type: number, form: number],
    parameters: readonly IgesParameter[],
    { matrix = 0, colour = 0, isPart = true }: Partial<Pick<Entity, 'matrix' | 'colour' | 'isPart'>> = {},
  ): number {
    this.entities.push({ type, form, parameters, matrix, colour, isPart })
    return 2 * this.entities.length - 1
  }

  /** @returns the file */
  write(head: IgesHead): string {
    const parameterLines: string[] = []
    const directory = this.entities.flatMap(({ type, form, parameters, matrix, colour, isPart }, index) => {
      const lines = linesOf([String(type), ...parameters.map(written)], 64)
      const first = parameterLines.length + 1
      parameterLines.push(...lines.map((line) => `${line.padEnd(64)}${right(2 * index + 1)}`))
      const status = isPart ? '00010000' : '00000000'
      return [
        `${[type, first, 0, 0, 0, 0, matrix, 0].map(right).join('')}${status}`,
        `${[type, 0, colour, lines.length, form].map(right).join('')}${' '.repeat(24)}${right(0)}`,
      ]
    })
    const start = [ascii(head.system).slice(0, 72)]
    const global = linesOf(globalOf(head), 72)
    const counts = [start, global, directory, parameterLines].map(({ length }, index) => `${'SGDP'[index]}${String(length).padStart(7)}`)
    const sections = [
      numbered(start, 'S'),
      numbered(global, 'G'),
      numbered(directory, 'D'),
      numbered(parameterLines, 'P'),
      numbered([counts.join('')], 'T'),
    ]
    return `${sections.flat().join('\n')}\n`
  }
}
