/** Report of one model: all checks with their numbers, values and assumptions. */
import { use } from 'react'
import type { Explanation, LedgerModel, RecommendedModel } from '../../../contract/results/selection.ts'
import { useFamily, useFamilyNames, useModelNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useValueWords } from '../../base/texts/value-words.ts'
import { furtherFigures, largeFigures, listFigures } from '../../../families/define/card-figures.ts'
import { lengthsOf } from '../model/lengths-of.ts'
import { ModelVerdict } from '../model/verdict.tsx'
import { CoverageRows } from '../model/coverage-rows.tsx'
import { familyOf } from '../model/family-of.ts'
import { ModelWarnings } from '../model/model-warnings.tsx'
import { NotKnownNote } from '../model/not-known-note.tsx'
import { ModelPicture } from '../picture/model-picture.tsx'
import { isOfSeveral, isRowOf } from '../model/pair-identity.ts'
import { LazyPartsList } from '../../ui/assembly/lazy-parts-list.tsx'
import { Remarks } from '../model/remarks.tsx'
import { DemandTable } from '../model/value-tables.tsx'
import { PrintedChecks } from './printed-checks.tsx'
import type { Reported } from './report-context.ts'
import { Assumptions, Conditions, Facts, MotionPart, Part } from './report-parts.tsx'

/** The figures of the model's card. */
const Figures = ({ reported: { layout }, model }: { reported: Reported; model: RecommendedModel }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const modelName = useModelNames()
  const { inWords } = useQuantity()
  const valueInWords = useValueWords()
  const plain = [...largeFigures(model, layout), ...listFigures(model, layout)]
  const rows = [
    ...(model.reducerType === undefined
      ? []
      : [{ key: 'reducerType', name: t('figures.reducerType'), value: modelName('words', model.reducerType) }]),
    ...(model.motorSku === undefined || isOfSeveral(model.assembly)
      ? []
      : [{ key: 'motor', name: t('figures.motor'), value: model.motorSku }]),
    ...(model.motorFlangeCode === undefined ? [] : [{ key: 'flange', name: t('figures.flange'), value: model.motorFlangeCode }]),
    ...plain.map(({ name, label, value, unit }) => ({ key: name, name: t(`figures.${label}`), value: inWords(value, unit) })),
    ...furtherFigures(model, layout).map((one) => ({ key: one.name, name: nameOf('values', one.name), value: valueInWords(one) })),
  ]
  return <Facts rows={rows} />
}

const Summary = ({ reported, model, row }: { reported: Reported; model: RecommendedModel; row: LedgerModel }) => {
  const { t } = useTexts('results')
  const { t: shell } = useTexts('shell')
  const { t: models } = useTexts('models')
  const failed = row.checks.filter(({ passed }) => !passed).length
  const inWords =
    failed === 0 ? t('ledger.allPassed') : row.verdict === 'failed' ? t('ledger.someFailed', { count: failed }) : t('ledger.withWarning')
  return (
    <Part title={t('compare.figures')}>
      <p>
        <ModelVerdict verdict={row.verdict}>{row.verdict === 'notKnown' ? t('unknown.tag') : inWords}</ModelVerdict>
      </p>
      <ModelPicture {...model} lengths={lengthsOf(model)} large />
      {isOfSeveral(model.assembly) && <LazyPartsList parts={model.assembly.parts} isPrinted />}
      <Figures reported={reported} model={model} />
      <p>
        <span>{shell('form.named', { name: models(`basis.${row.basis}`), text: models(`basis.${row.basis}Hint`) })}</span>
        {row.source !== '' && <span>{` · ${row.source}`}</span>}
      </p>
      <ModelWarnings model={row} />
      <NotKnownNote checks={row.notKnown} />
      {model.tip !== undefined && model.basis !== 'demo' && <Remarks remark={model.tip} />}
    </Part>
  )
}

const CoveragePart = ({ family, row }: { family: string; row: LedgerModel | undefined }) => {
  const { t } = useTexts('results')
  const { shown } = use(familyOf(family))
  return (
    shown && (
      <Part title={t('coverage.title')}>
        <CoverageRows coverage={shown.coverage} {...(row && { line: row })} />
      </Part>
    )
  )
}

type Props = { readonly reported: Reported; readonly model: RecommendedModel; readonly explanation: Explanation }

export const ModelReport = ({ reported, model, explanation }: Props) => {
  const { t } = useTexts('results')
  const family = useFamily()
  const row = explanation.models.find((one) => isRowOf(one, model))
  const values = [...explanation.demands, ...(row?.values ?? [])]
  return (
    <>
      {row ? <Summary reported={reported} model={model} row={row} /> : <p>{t('ledger.missing')}</p>}
      <Conditions reported={reported} />
      <Assumptions assumptions={explanation.assumptions} />
      {row && (
        <Part title={t('ledger.checks')}>
          <PrintedChecks checks={row.checks} governing={row.governing} />
        </Part>
      )}
      {values.length > 0 && (
        <Part title={t('ledger.demands')}>
          <DemandTable demands={values} />
        </Part>
      )}
      <MotionPart reported={reported} />
      {reported.renderChart && <div className="mt-6 break-inside-avoid">{reported.renderChart(model)}</div>}
      {family !== undefined && <CoveragePart family={family} row={row} />}
    </>
  )
}
