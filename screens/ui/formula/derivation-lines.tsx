/** The formula of a check or value in print: the formula, the same with its numbers, and remarks. */
import { useMemo } from 'react'
import { derivationParts, type DerivationPiece } from '../../../contract/results/derivation-parts.ts'
import type { FormulaInput } from '../../../contract/results/sizing.ts'
import { namesOf, toText, withAmounts, type Amounts, type Formula } from '../../../engine/formula/index.ts'
import { FormulaBox, FormulaText } from '../../../engine/react/formula-box.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useLookup, useTexts } from '../../base/texts/texts.ts'
import { useMathStyle } from './math-style.ts'

const isFormula = (piece: DerivationPiece | undefined): piece is Formula => typeof piece === 'object'

const asText = (pieces: readonly DerivationPiece[]): string => pieces.map((piece) => (isFormula(piece) ? toText(piece) : piece)).join('')

/** Words with formulas among them. */
const Remark = ({ pieces }: { readonly pieces: readonly DerivationPiece[] }) => {
  const style = useMathStyle()
  return <p>{pieces.map((piece) => (isFormula(piece) ? <FormulaText key={toText(piece)} formula={piece} style={style} /> : piece))}</p>
}

type PartProps = { readonly pieces: readonly DerivationPiece[]; readonly amounts: Amounts }

/** A formula on its own, and below it the same with the numbers of its quantities; a single quantity is its own number. */
const Part = ({ pieces, amounts }: PartProps) => {
  const { t } = useTexts('shell')
  const style = useMathStyle()
  const [formula, ...more] = pieces
  if (!isFormula(formula) || more.length > 0) return <Remark pieces={pieces} />
  const isKnown = formula.kind !== 'symbol' && namesOf(formula).some((name) => amounts(name))
  return (
    <>
      <FormulaBox formula={formula} style={style} label={t('form.formula')} />
      {isKnown && <FormulaBox formula={withAmounts(formula, amounts)} style={style} label={t('form.withNumbers')} />}
    </>
  )
}

type Props = { readonly formula: string; readonly inputs: readonly FormulaInput[] | undefined }

/** Inputs that no formula of the derivation names, as `a = 3 m`. */
const Others = ({ inputs, amounts }: { readonly inputs: readonly FormulaInput[]; readonly amounts: Amounts }) => {
  const pieces = inputs.flatMap(({ symbol }, index): readonly DerivationPiece[] => {
    const amount = amounts(symbol)
    if (!amount) return []
    const terms = [
      { sign: '', term: { kind: 'symbol', name: symbol } },
      { sign: '=', term: { kind: 'amount', ...amount } },
    ] as const
    return [...(index === 0 ? [] : [', ']), { kind: 'relation', terms }]
  })
  return pieces.length === 0 ? null : <Remark pieces={pieces} />
}

const noInputs: readonly FormulaInput[] = []

/** Every part of a derivation on a line of its own. */
export const DerivationLines = ({ formula, inputs = noInputs }: Props) => {
  const find = useLookup('derivations')
  const { quantity } = useQuantity()
  const parts = useMemo(() => derivationParts(formula, find), [formula, find])
  const amounts = useMemo((): Amounts => {
    const known = new Map(inputs.map(({ symbol, value, unit }) => [symbol, quantity(value, unit)]))
    return (name) => {
      const shown = known.get(name)
      return shown && { digits: shown.number, unit: shown.unit }
    }
  }, [inputs, quantity])
  const named = new Set(parts.flat().flatMap((piece) => (isFormula(piece) ? namesOf(piece) : [])))
  return (
    <>
      {parts.map((pieces) => (
        <Part key={asText(pieces)} pieces={pieces} amounts={amounts} />
      ))}
      <Others inputs={inputs.filter(({ symbol }) => !named.has(symbol))} amounts={amounts} />
    </>
  )
}
