/** Unit, sheet and views of a drawing, as chosen beside the buttons of its files. Nothing is kept beyond what is shown. */
import { useState } from 'react'
import { type DrawingView, drawingViews, type SheetName, sheetsByUnit } from '../../../contract/files/drawing-choices.ts'
import { drawnUnit } from '../../base/files/drawn-unit.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'

/** `unit`: 0 mm, 1 in; sheet and views are the service's choice where they are absent. */
export type DrawingChoice = {
  readonly unit: 0 | 1
  readonly sheet?: SheetName | undefined
  readonly views?: readonly DrawingView[] | undefined
}

/** Every choice of some of the views. */
const someViews: readonly (readonly DrawingView[])[] = [
  ...drawingViews.map((view) => [view]),
  ...drawingViews.map((left) => drawingViews.filter((view) => view !== left)).toReversed(),
]

/** The fields of a request for a file. */
export const requestedDrawing = ({ unit, sheet, views }: DrawingChoice) => ({
  unit,
  ...(sheet && { sheet }),
  ...(views && { views: [...views] }),
})

/** The choice, which begins with the unit of the site's drawings or of the reader, and its setter. */
export const useDrawingChoice = (): readonly [DrawingChoice, (choice: DrawingChoice) => void] => {
  const unit = drawnUnit(useUnitSystem())
  const [chosen, setChosen] = useState<DrawingChoice>()
  return [chosen ?? { unit }, setChosen]
}

type Props = { readonly choice: DrawingChoice; readonly onChoose: (choice: DrawingChoice) => void }

const fieldClasses = 'flex items-center gap-2'
const selectClasses = 'min-h-8 rounded-control border border-line-strong bg-surface px-2 text-ink max-phone:min-h-11 max-phone:text-lead'

export const DrawingChoices = ({ choice, onChoose }: Props) => {
  const { t, locale } = useTexts('files')
  const { unit, sheet, views } = choice
  const sheets = sheetsByUnit[unit === 1 ? 'in' : 'mm']
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (
    <div className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-label text-ink-soft">
      <label className={fieldClasses}>
        {t('unit')}
        {/* The sheets of the other unit are others. */}
        <select className={selectClasses} value={unit} onChange={({ target }) => onChoose({ unit: target.value === '1' ? 1 : 0, views })}>
          <option value={0}>mm</option>
          <option value={1}>in</option>
        </select>
      </label>
      <label className={fieldClasses}>
        {t('sheet')}
        <select
          className={selectClasses}
          value={sheet ?? ''}
          onChange={({ target }) => onChoose({ unit, sheet: sheets.find((one) => one === target.value), views })}
        >
          <option value="">{t('automatic')}</option>
          {sheets.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label className={fieldClasses}>
        {t('views')}
        <select
          className={selectClasses}
          value={String(views ?? '')}
          onChange={({ target }) => onChoose({ unit, sheet, views: someViews.find((some) => String(some) === target.value) })}
        >
          <option value="">{t('allViews')}</option>
          {someViews.map((some) => (
            <option key={String(some)} value={String(some)}>
              {list.format(some.map((view) => t(`view.${view}`)))}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
