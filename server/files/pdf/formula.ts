/** Formulas drawn from their trees: quantities slanted, fractions with a line, roots and brackets as high as what they hold. */
import { symbolParts, toText, uprightLetters, type Formula } from '../../../engine/formula/index.ts'
import { binding, bindingOf, isFactor, operandOf, wordNames, type SignedTerm } from '../../../engine/formula/formula.ts'
import type { Pdf } from './document.ts'
import { type Colour, colours } from './style.ts'

/** A piece of a formula with its extent above and below the baseline, pt. */
export type FormulaBox = {
  readonly width: number
  readonly up: number
  readonly down: number
  readonly draw: (x: number, baseline: number) => void
}

/** What pieces are drawn with. */
type Pen = { readonly pdf: Pdf; readonly size: number; readonly colour: Colour }

/** Heights relative to the font size: letters, what hangs below the line, and the line of a fraction above the baseline. */
const letters = { up: 0.78, down: 0.22, axis: 0.28 } as const
const scripts = { size: 0.72, raised: 0.4, lowered: 0.2, apart: 0.1 } as const
const thin = 0.5

const smaller = (pen: Pen): Pen => ({ ...pen, size: pen.size * scripts.size })

const text = ({ pdf, size, colour }: Pen, line: string, slanted = false): FormulaBox => ({
  width: pdf.widthOf(line, { size }) + (slanted ? 0.06 * size : 0),
  up: letters.up * size,
  down: letters.down * size,
  draw: (x, baseline) => pdf.write(line, { x, y: baseline - size }, { size, colour, slanted }),
})

const gap = ({ size }: Pen, width: number): FormulaBox => ({ width: width * size, up: 0, down: 0, draw: () => {} })

const row = (boxes: readonly FormulaBox[]): FormulaBox => ({
  width: boxes.reduce((sum, { width }) => sum + width, 0),
  up: Math.max(0, ...boxes.map(({ up }) => up)),
  down: Math.max(0, ...boxes.map(({ down }) => down)),
  draw: (x, baseline) => {
    let at = x
    for (const box of boxes) {
      box.draw(at, baseline)
      at += box.width
    }
  },
})

const moved = (box: FormulaBox, up: number): FormulaBox => ({
  width: box.width,
  up: box.up + up,
  down: box.down - up,
  draw: (x, baseline) => box.draw(x, baseline - up),
})

/** Boxes over each other that begin at the same place. */
const stacked = (boxes: readonly FormulaBox[]): FormulaBox => ({
  ...row(boxes),
  width: Math.max(...boxes.map(({ width }) => width)),
  draw: (x, baseline) => boxes.forEach((box) => box.draw(x, baseline)),
})

const stroke = ({ pdf, colour }: Pen, points: readonly (readonly [x: number, y: number])[]): void => {
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pdf.doc.moveTo(x, y)
    else pdf.doc.lineTo(x, y)
  }
  pdf.doc.lineWidth(thin).lineJoin('round').strokeColor(colours[colour]).stroke()
}

const fraction = (pen: Pen, over: FormulaBox, under: FormulaBox): FormulaBox => {
  const axis = letters.axis * pen.size
  const room = 0.14 * pen.size
  const width = Math.max(over.width, under.width) + 0.3 * pen.size
  const overAt = axis + room + over.down
  const underAt = axis - room - under.up
  return {
    width: width + 0.16 * pen.size,
    up: overAt + over.up,
    down: under.down - underAt,
    draw: (left, baseline) => {
      const x = left + 0.08 * pen.size
      over.draw(x + (width - over.width) / 2, baseline - overAt)
      under.draw(x + (width - under.width) / 2, baseline - underAt)
      stroke(pen, [
        [x, baseline - axis],
        [x + width, baseline - axis],
      ])
    },
  }
}

const root = (pen: Pen, of: FormulaBox, degree: number): FormulaBox => {
  const sign = 0.62 * pen.size
  const up = of.up + 0.16 * pen.size
  const index = text({ ...pen, size: pen.size * 0.55 }, String(degree))
  return {
    width: sign + of.width + 0.1 * pen.size,
    up: up + 0.05 * pen.size,
    down: of.down,
    draw: (x, baseline) => {
      const bottom = baseline + of.down
      stroke(pen, [
        [x + 0.05 * pen.size, bottom - 0.42 * (up + of.down)],
        [x + 0.2 * pen.size, bottom - 0.5 * (up + of.down)],
        [x + 0.36 * pen.size, bottom],
        [x + 0.56 * pen.size, baseline - up],
        [x + sign + of.width, baseline - up],
      ])
      if (degree > 2) index.draw(x, bottom - 0.55 * (up + of.down))
      of.draw(x + sign, baseline)
    },
  }
}

const bars = (pen: Pen, of: FormulaBox): FormulaBox => {
  const side = 0.22 * pen.size
  return {
    ...of,
    width: of.width + 2 * side,
    draw: (x, baseline) => {
      for (const at of [x + side / 2, x + side * 1.5 + of.width]) {
        stroke(pen, [
          [at, baseline - of.up],
          [at, baseline + of.down],
        ])
      }
      of.draw(x + side, baseline)
    },
  }
}

/** Brackets: letters around a line of text, arcs around what is higher. */
const brackets = (pen: Pen, of: FormulaBox): FormulaBox => {
  if (of.up + of.down < 1.5 * pen.size) return row([text(pen, '('), of, text(pen, ')')])
  const side = 0.34 * pen.size
  const arc = (x: number, bulge: number, [top, bottom]: readonly [number, number]) => {
    pen.pdf.doc
      .moveTo(x, top)
      .bezierCurveTo(x - bulge, top + (bottom - top) * 0.3, x - bulge, bottom - (bottom - top) * 0.3, x, bottom)
      .lineWidth(thin)
      .strokeColor(colours[pen.colour])
      .stroke()
  }
  return {
    ...of,
    width: of.width + 2 * side,
    draw: (x, baseline) => {
      arc(x + side * 0.9, side * 0.8, [baseline - of.up, baseline + of.down])
      arc(x + side * 1.1 + of.width, -side * 0.8, [baseline - of.up, baseline + of.down])
      of.draw(x + side, baseline)
    },
  }
}

const symbol = (pen: Pen, name: string, exponent?: FormulaBox): FormulaBox => {
  const { letter, mark, below } = symbolParts(name)
  const small = smaller(pen)
  const base = text(pen, letter, Array.from(letter).length === 1 && !uprightLetters.has(letter))
  const under = below.map((piece) => text(small, piece.text, piece.isItalic))
  // One above the other would touch.
  const apart = exponent && under.length > 0 ? scripts.apart : 0
  const raised = (scripts.raised + apart) * pen.size
  const above = [...(mark === '' ? [] : [text(pen, mark)]), ...(exponent ? [moved(exponent, raised)] : [])]
  const sides = [moved(row(under), -(scripts.lowered + apart) * pen.size), row(above)].filter(({ width }) => width > 0)
  return sides.length === 0 ? base : row([base, stacked(sides), gap(pen, 0.06)])
}

const signed = (pen: Pen, terms: readonly SignedTerm[], least: number): FormulaBox =>
  row(
    terms.flatMap(({ sign, term }, index) => {
      const before = sign === '' ? [] : index === 0 ? [text(pen, sign)] : [gap(pen, 0.25), text(pen, sign), gap(pen, 0.25)]
      return [...before, within(pen, term, least)]
    }),
  )

const listed = (pen: Pen, items: readonly FormulaBox[], width: number): FormulaBox =>
  row(items.flatMap((item, index) => (index === 0 ? [item] : [text(pen, pen.pdf.decimal === ',' ? ';' : ','), gap(pen, width), item])))

const within = (pen: Pen, part: Formula, least: number): FormulaBox => {
  const box = boxOf(pen, part)
  return bindingOf(part) < least ? brackets(pen, box) : box
}

const isAmount = (formula: Formula | undefined): boolean =>
  formula !== undefined && (formula.kind === 'power' ? isAmount(formula.base) : ['number', 'quantity', 'amount'].includes(formula.kind))

const product = (pen: Pen, { factors, joined }: Extract<Formula, { kind: 'product' }>): FormulaBox =>
  row(
    factors.flatMap((factor, index) => {
      const isBare = isFactor(factor, index === factors.length - 1, joined ? binding.operand : binding.factor)
      const box = isBare ? boxOf(pen, factor) : brackets(pen, boxOf(pen, factor))
      if (index === 0) return [box]
      const isBetweenAmounts = isAmount(factor) && isAmount(factors[index - 1])
      return joined ? [gap(pen, 0.05), box] : [gap(pen, 0.12), text(pen, isBetweenAmounts ? '×' : '·'), gap(pen, 0.12), box]
    }),
  )

const power = (pen: Pen, { base, exponent }: Extract<Formula, { kind: 'power' }>): FormulaBox => {
  const small = smaller(pen)
  const above = exponent.kind === 'fraction' ? text(small, toText(exponent).replaceAll(' / ', '/')) : boxOf(small, exponent)
  if (base.kind === 'symbol') return symbol(pen, base.name, above)
  const below = within(pen, base, binding.base)
  return row([below, moved(above, Math.max(scripts.raised * pen.size, below.up - 0.5 * above.up))])
}

const named = (pen: Pen, name: string): FormulaBox => (name === 'Σ' || wordNames.has(name) ? text(pen, name) : symbol(pen, name))

/** A number of the formula itself, with the decimal sign of the language. */
const numberIn = ({ pdf }: Pen, digits: string): string => digits.replace('.', pdf.decimal)

const boxOf = (pen: Pen, formula: Formula): FormulaBox => {
  switch (formula.kind) {
    case 'number':
      return text(pen, numberIn(pen, formula.digits))
    case 'quantity':
      return text(pen, `${numberIn(pen, formula.digits)}\u00A0${formula.unit}`)
    case 'amount':
      return text(pen, [formula.digits, formula.unit].filter((part) => part !== '').join('\u00A0'))
    case 'symbol':
      return symbol(pen, formula.name)
    case 'sum':
      return signed(pen, formula.terms, binding.term)
    case 'relation':
      return signed(pen, formula.terms, binding.sum)
    case 'product':
      return product(pen, formula)
    case 'fraction':
      return fraction(pen, boxOf(pen, formula.over), boxOf(pen, formula.under))
    case 'power':
      return power(pen, formula)
    case 'root':
      return root(pen, boxOf(pen, formula.of), formula.degree)
    case 'absolute':
      return bars(pen, boxOf(pen, formula.of))
    case 'call': {
      const items = formula.arguments.map((part) => boxOf(pen, part))
      return row([named(pen, formula.name), brackets(pen, listed(pen, items, 0.3))])
    }
    case 'operator':
      return row([named(pen, formula.name), gap(pen, 0.2), within(pen, formula.of, operandOf(formula.name))])
    case 'list': {
      const items = formula.items.map((part) => within(pen, part, binding.relation))
      return listed(pen, items, 0.8)
    }
    // Neither stands in a derivation.
    case 'word':
    case 'cases':
      return text(pen, toText(formula))
  }
}

/** @returns the formula, smaller where it would be wider than the width; undefined if it would be too small to read */
export const formulaBox = (pdf: Pdf, formula: Formula, { size, colour, width }: Omit<Pen, 'pdf'> & { readonly width: number }) => {
  const whole = boxOf({ pdf, size, colour }, formula)
  if (whole.width <= width) return whole
  const share = width / whole.width
  return share < 0.6 ? undefined : boxOf({ pdf, size: size * share * 0.99, colour }, formula)
}
