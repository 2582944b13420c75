/** The parts of a combination with model, order code and utilisations. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CombinedPart } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { useFamilyNames, useModelNames } from '../../base/texts/family-names.tsx'
import { usePartName } from '../model/part-names.tsx'
import { productPath } from '../../base/catalogue/product-path.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { ModelVerdict } from '../model/verdict.tsx'
import { OrderCode } from './order-code.tsx'
import './card-parts.css'

/** Name of a part's model, linked to its page if it has one. */
const PartModel = ({ part: { serviceID, skuID, skuName } }: { part: CombinedPart }) =>
  serviceID === '' ? <strong>{skuName}</strong> : <Link href={productPath({ serviceID, driveID: skuID })}>{skuName}</Link>

type Props = {
  readonly parts: readonly CombinedPart[]
  readonly layout: Pick<CardLayout, 'notJudged'>
  /** Optional content beside a part. */
  readonly renderBeside?: (part: CombinedPart) => ReactNode
}

export const CardParts = ({ parts, layout: { notJudged }, renderBeside }: Props) => {
  const { t } = useTexts('results')
  const partName = usePartName()
  const nameOf = useFamilyNames()
  const modelName = useModelNames()
  const { percent } = useQuantity()
  return (
    <div className="card-parts">
      <ul aria-label={t('parts')}>
        {parts.map((part) => (
          <li key={part.family}>
            <span className="card-part-kind">{partName(part.family)}</span>
            <span className="card-part-model">
              <PartModel part={part} /> <small>{part.maker}</small>
            </span>
            <OrderCode code={part.machineCode} />
            <span className="card-part-use">
              <span>{nameOf('checks', part.governing)}</span> <strong className="number">{percent(part.utilisation)}</strong>
              <UtilisationBar share={part.utilisation} />
            </span>
            {/* The known utilisations do not cover limits that are not known. */}
            {part.verdict !== 'passed' && (
              <ModelVerdict verdict={part.verdict}>{t(part.verdict === 'notKnown' ? 'unknown.tag' : 'ledger.failed')}</ModelVerdict>
            )}
            {renderBeside?.(part)}
          </li>
        ))}
      </ul>
      {notJudged !== undefined && <p>{modelName('words', notJudged)}</p>}
    </div>
  )
}
