/** The parts of a combination with model, order code and utilisations. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CombinedPart, OpenPosition } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { useFamilyNames, useModelNames } from '../../base/texts/family-names.tsx'
import { useNamesWithinPart, usePartName } from '../model/part-names.tsx'
import { productPath } from '../../base/catalogue/product-path.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { ModelVerdict } from '../model/verdict.tsx'
import { OrderCode } from './order-code.tsx'

/** Name of a part's model, linked to its page if it has one. */
const PartModel = ({ part: { serviceID, skuID, skuName } }: { part: CombinedPart }) =>
  serviceID === '' ? (
    <strong>{skuName}</strong>
  ) : (
    <Link className="underline" href={productPath({ serviceID, driveID: skuID })}>
      {skuName}
    </Link>
  )

const signs = { atLeast: '≥ ', below: '< ', equal: '' } as const

/** What an open position has to meet. */
const Needs = ({ needs }: Pick<OpenPosition, 'needs'>) => {
  const { t } = useTexts('results')
  const nameOf = useNamesWithinPart()
  const { inWords } = useQuantity()
  return (
    <ul className="flex flex-wrap gap-x-4">
      {needs.map(({ name, is, value, unit }) => (
        <li key={name}>
          <span className="text-ink-soft">{nameOf('values', name)}</span>{' '}
          <strong className="number whitespace-nowrap">
            {value === undefined ? t('unknown.cell') : `${signs[is]}${inWords(value, unit)}`}
          </strong>
        </li>
      ))}
    </ul>
  )
}

const OpenPositions = ({ open }: { readonly open: readonly OpenPosition[] }) => {
  const { t } = useTexts('results')
  const wordOf = useNamesWithinPart()
  return (
    <section className="py-2 text-note/5">
      <h4 className="text-label/5 font-semibold">
        {t('open.title')} <small className="text-note font-normal text-caution">{t('open.note')}</small>
      </h4>
      <ul>
        {open.map(({ role, quantity, needs }) => (
          <li key={role} className="grid gap-x-3 py-1 phone:grid-cols-[180px_minmax(0,1fr)]">
            <span>{quantity > 1 ? `${quantity} × ${wordOf('words', role)}` : wordOf('words', role)}</span>
            <Needs needs={needs} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = {
  readonly parts: readonly CombinedPart[]
  readonly open?: readonly OpenPosition[] | undefined
  readonly layout: Pick<CardLayout, 'notJudged'>
  /** Optional content beside a part. */
  readonly renderBeside?: (part: CombinedPart) => ReactNode
}

export const CardParts = ({ parts, open, layout: { notJudged }, renderBeside }: Props) => {
  const { t } = useTexts('results')
  const partName = usePartName()
  const nameOf = useFamilyNames()
  const modelName = useModelNames()
  const { percent } = useQuantity()
  return (
    <div className="border-t border-line">
      <ul aria-label={t('parts')}>
        {parts.map((part) => (
          <li
            key={part.family}
            className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line py-2 wrap-anywhere *:min-w-0 *:not-first:col-start-2"
          >
            <span className="text-ink-soft">{partName(part.family)}</span>
            <span>
              <PartModel part={part} /> <small className="text-note text-ink-faint">{part.maker}</small>
            </span>
            <OrderCode code={part.machineCode} />
            <span className="text-note/5">
              <span>{nameOf('checks', part.governing)}</span> <strong className="number">{percent(part.utilisation)}</strong>
              <UtilisationBar share={part.utilisation} className="utilisation block" />
            </span>
            {/* The known utilisations do not cover limits that are not known. */}
            {part.verdict !== 'passed' && (
              <ModelVerdict verdict={part.verdict}>{t(part.verdict === 'notKnown' ? 'unknown.tag' : 'ledger.failed')}</ModelVerdict>
            )}
            {renderBeside?.(part)}
          </li>
        ))}
      </ul>
      {open && <OpenPositions open={open} />}
      {!open && notJudged !== undefined && <p className="py-2 text-note/5 text-ink-soft">{modelName('words', notJudged)}</p>}
    </div>
  )
}
