/** Parameters of a series filter: the first ones visible, the others in a disclosure. */
import { useState } from 'react'
import type { FilterDetails } from '../../contract/directory/directory.ts'
import type { SkuFilter } from '../../contract/directory/sku-selection.ts'
import { useColumnWords } from '../base/texts/value-words.ts'
import { useTexts } from '../base/texts/texts.ts'
import { modelDrawings } from '../drawings/registry.ts'
import { FilterBlock } from '../filters/filter-block.tsx'
import type { RemainingValues } from '../filters/filter-parameters.ts'

type Props = {
  readonly details: FilterDetails
  readonly chosen: readonly SkuFilter[]
  readonly remaining: RemainingValues | undefined
  readonly onChange: (chosen: readonly SkuFilter[]) => void
}

/** Number of parameters visible at first. */
const fewParameters = 8

const useParameterNames = () => {
  const { columnName, cellWord } = useColumnWords()
  const { find } = useTexts('filters')
  const { find: findModel } = useTexts('models')
  return {
    parameter: (name: string) => find(`parameters.${name}`) ?? columnName(name),
    text: (key: string) => find(`hints.${key}`) ?? cellWord(key),
    value: (paramName: string, value: string) => (paramName === 'basis' ? findModel(`basis.${value}`) : cellWord(value)),
  }
}

export const ChoiceFilters = ({ details, chosen, remaining, onChange }: Props) => {
  const { t } = useTexts('directory')
  const names = useParameterNames()
  const [isWide] = useState(() => matchMedia('(width >= 900px)').matches)
  const { filterParams } = details
  const fixed = filterParams.filter(({ unable }) => unable)
  const locked = Object.fromEntries(fixed.map(({ paramName }) => [paramName, 'filter' as const]))
  const all = [...chosen, ...fixed.map(({ paramName, value }) => ({ paramName, values: [value] }))]
  const isFixed = ({ paramName }: SkuFilter) => Object.hasOwn(locked, paramName)
  const shared = {
    chosen: all,
    remaining,
    locked,
    names,
    pictures: modelDrawings,
    onChange: (next: readonly SkuFilter[]) => onChange(next.filter((one) => !isFixed(one))),
  }
  const first = filterParams.slice(0, fewParameters)
  const further = filterParams.slice(fewParameters)
  const [isMore] = useState(() => further.some(({ paramName }) => chosen.some((one) => one.paramName === paramName)))
  return (
    <details className="panel choice-filters" open={isWide}>
      <summary>
        <span>{t('choice.heading')} </span>
        {chosen.length > 0 && <small>{t('choice.chosen', { count: chosen.length })}</small>}
      </summary>
      <FilterBlock parameters={first} {...shared} />
      {further.length > 0 && (
        <details className="choice-further" open={isMore}>
          <summary>{t('choice.more', { count: further.length })}</summary>
          <FilterBlock parameters={further} {...shared} />
        </details>
      )}
    </details>
  )
}
