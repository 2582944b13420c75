/** Buttons for standard views and tools of the viewer. */
import { useTexts } from '../base/texts/texts.ts'
import type { Stage } from './stage.ts'
import { type Mode, zoomStep } from './stage-keys.ts'
import { viewNames } from './view-directions.ts'

/** Tools that are switched on. */
export type Open = Readonly<Record<Mode | 'keys', boolean>>

const buttonClasses =
  'button min-w-8 whitespace-nowrap aria-pressed:border-handle aria-pressed:bg-handle aria-pressed:text-main-on max-phone:min-h-9 max-phone:px-2'

type Props = { readonly stage: Stage; readonly open: Open; readonly onToggle: (name: keyof Open) => void }

const toggles = ['dimensions', 'section', 'measure', 'keys'] as const

export const ToolBar = ({ stage, open, onToggle }: Props) => {
  const { t } = useTexts('viewer')
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1.5">
      <div className="flex min-w-0 flex-wrap gap-1" role="group" aria-label={t('views')}>
        {viewNames.map((view) => (
          <button key={view} type="button" className={buttonClasses} data-size="small" onClick={() => stage.setView(view)}>
            {t(`view.${view}`)}
          </button>
        ))}
      </div>
      <div className="flex min-w-0 flex-wrap gap-1" role="group" aria-label={t('tools')}>
        <button type="button" className={buttonClasses} data-size="small" onClick={stage.fit}>
          {t('fit')}
        </button>
        <button type="button" className={buttonClasses} data-size="small" aria-label={t('closer')} onClick={() => stage.zoom(zoomStep)}>
          +
        </button>
        <button
          type="button"
          className={buttonClasses}
          data-size="small"
          aria-label={t('farther')}
          onClick={() => stage.zoom(1 / zoomStep)}
        >
          −
        </button>
        {toggles.map((name) => (
          <button
            key={name}
            type="button"
            className={buttonClasses}
            data-size="small"
            aria-pressed={open[name]}
            onClick={() => onToggle(name)}
          >
            {t(name)}
          </button>
        ))}
      </div>
    </div>
  )
}
