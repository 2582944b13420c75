/** Compact table of the models; notes they share are listed once below it. */
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { useFamilyNames, useModelNames } from '../../base/texts/family-names.tsx'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { largeFigures } from '../../../families/define/card-figures.ts'
import { pairId, pairName } from '../model/pair-identity.ts'

/** Returns the distinct texts in order of first occurrence. */
const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

/** Returns the notes below the table and their marks: letters for warnings, numbers for sources. */
const useNotes = (models: readonly RecommendedModel[]) => {
  const { t } = useTexts('models')
  const { t: shell } = useTexts('shell')
  const nameOf = useModelNames()
  const hintOf = ({ basis }: RecommendedModel): string => shell('form.named', { name: t(`basis.${basis}`), text: t(`basis.${basis}Hint`) })
  const sourceOf = (model: RecommendedModel): string =>
    model.source === '' ? hintOf(model) : shell('form.named', { name: t(`basis.${model.basis}`), text: model.source })
  const warnings = distinct(models.flatMap((model) => model.warnings ?? []))
  const sources = distinct(models.map(sourceOf))
  const letter = (index: number): string => String.fromCodePoint(0x61 + index)
  return {
    sources,
    numberOf: (model: RecommendedModel): number => sources.indexOf(sourceOf(model)) + 1,
    warnings: warnings.map((name, index) => ({ mark: letter(index), text: nameOf('words', name) })),
    marksOf: (model: RecommendedModel): string => (model.warnings ?? []).map((name) => letter(warnings.indexOf(name))).join(' '),
    /** Explanations of the bases of the listed figures. */
    bases: distinct(models.map(hintOf)),
  }
}

type Props = {
  readonly models: readonly RecommendedModel[]
  /** Position of the first model in the complete list, from 1. */
  readonly first: number
  readonly layout: CardLayout
}

export const ModelTable = ({ models, first, layout }: Props) => {
  const { t } = useTexts('report')
  const { t: results } = useTexts('results')
  const { t: ofModels } = useTexts('models')
  const nameOf = useFamilyNames()
  const { inWords, percent } = useQuantity()
  const notes = useNotes(models)
  const figures = new Map(models.flatMap((model) => largeFigures(model, layout)).map(({ name, label }) => [name, label] as const))
  return (
    <>
      <table className="ledger text-note">
        <thead>
          <tr>
            <th data-number>{t('number')}</th>
            <th className="w-2/5">
              {t('head.model')} · {results('figures.maker')} · {results('compare.orderCode')}
            </th>
            {[...figures].map(([name, label]) => (
              <th key={name} data-number>
                {results(`figures.${label}`)}
              </th>
            ))}
            <th className="">
              {results('utilisation')} · {results('compare.governing')}
            </th>
            <th>{results('compare.basis')}</th>
          </tr>
        </thead>
        <tbody>
          {models.map((model, index) => {
            const shown = largeFigures(model, layout)
            const marks = notes.marksOf(model)
            return (
              <tr key={pairId(model)}>
                <td data-number>{first + index}</td>
                <td>
                  <strong className="mr-2 inline-block">
                    <span>{pairName(model)}</span>
                    {marks !== '' && <sup> {marks}</sup>}
                  </strong>{' '}
                  <span className="mr-2 inline-block">
                    {model.maker} · {model.series}
                  </span>{' '}
                  <span className="code inline-block wrap-anywhere">{model.machineCode}</span>
                </td>
                {[...figures.keys()].map((name) => {
                  const figure = shown.find((one) => one.name === name)
                  return (
                    <td key={name} data-number>
                      {figure ? inWords(figure.value, figure.unit) : '–'}
                    </td>
                  )
                })}
                <td>
                  <strong className="number">{percent(model.utilisation)}</strong> {nameOf('checks', model.governing)}
                </td>
                <td className="whitespace-nowrap">
                  {ofModels(`basis.${model.basis}`)} [{notes.numberOf(model)}]
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="mt-2 text-note" data-notes>
        {notes.warnings.map(({ mark, text }) => (
          <p key={mark}>
            <sup>{mark}</sup> {text}
          </p>
        ))}
        {notes.bases.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h3 className="mt-2 break-after-avoid">{t('sources')}</h3>
        {notes.sources.map((text, index) => (
          <p key={text}>
            [{index + 1}] {text}
          </p>
        ))}
      </div>
    </>
  )
}
