/** Buttons for standard views and tools of the viewer. */
import { useTexts } from '../base/texts/texts.ts'
import type { Stage } from './stage.ts'
import { type Mode, zoomStep } from './stage-keys.ts'
import { viewNames } from './view-directions.ts'

/** Tools that are switched on. */
export type Open = Readonly<Record<Mode | 'keys', boolean>>

const buttonClasses =
  'button min-w-10 whitespace-nowrap chosen:border-main chosen:bg-main-soft chosen:text-main max-phone:min-h-11 max-phone:px-3'

type Props = { readonly stage: Stage; readonly open: Open; readonly onToggle: (name: keyof Open) => void }

const toggles = ['dimensions', 'section', 'measure', 'keys'] as const

export const ToolBar = ({ stage, open, onToggle }: Props) => {
  const { t } = useTexts('viewer')
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
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
