/** The calculate button, with the reasons that prevent calculating. */
import { StartBar } from '../../engine/react/index.ts'
import { useLocale } from '../base/texts/texts.ts'
import { useRotatingTexts } from './rotary-texts.ts'
import { fieldId } from './scene-field.tsx'
import { problemsOf } from './scene-form.ts'
import { scenesOf, type SceneView } from './scene-machine.ts'
import { listMark } from '../../engine/base/listed.ts'
import { skin } from '../../engine/react/skin.ts'

export const CalculateRow = ({ state, dispatch, label }: SceneView & { readonly label: string }) => {
  const { t, sceneName } = useRotatingTexts()
  const locale = useLocale()
  const problems = problemsOf(state.form, scenesOf(state))
  const isBusy = state.calculation.state === 'running'
  return (
    <div className={skin.startRow} data-start-row>
      <StartBar
        label={isBusy ? t('scenes.calculating') : label}
        needed={t(problems.some(({ code }) => code === 'empty') ? 'scenes.needed' : 'scenes.correct')}
        listMark={listMark(locale)}
        missing={problems.map(({ item: { name }, area }) => ({ name: sceneName(area, name), field: fieldId(name) }))}
        isBusy={isBusy}
        onStart={() => dispatch({ type: 'calculatePressed' })}
      />
      <button type="button" className="button" data-kind="quiet" onClick={() => dispatch({ type: 'resetPressed' })}>
        {t('scenes.reset')}
      </button>
    </div>
  )
}
