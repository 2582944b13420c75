/** The button that calculates. While something is missing it says what, and each name leads to its input; it stays focusable so that everyone can read it. */
import { focusField } from '../../engine/react/index.ts'
import { useRotatingTexts } from './rotating-texts.ts'
import { fieldId } from './scene-field.tsx'
import { problemsOf } from './scene-form.ts'
import { scenesOf, type SceneView } from './scene-machine.ts'

export const CalculateRow = ({ state, dispatch, label }: SceneView & { readonly label: string }) => {
  const { t, sceneName } = useRotatingTexts()
  const problems = problemsOf(state.form, scenesOf(state))
  const [first] = problems
  const running = state.calculation.state === 'running'
  const press = () => {
    if (first) focusField(fieldId(first.item.name))
    else dispatch({ type: 'calculatePressed' })
  }
  return (
    <div className="start-row">
      <div className="start-bar">
        <button
          type="button"
          className="start-button"
          aria-disabled={first !== undefined || running}
          aria-describedby={first ? 'scene-start-reason' : undefined}
          onClick={press}
        >
          {running ? t('scenes.calculating') : label}
        </button>
        {first && (
          <p className="start-reason" id="scene-start-reason">
            {t(problems.some(({ code }) => code === 'empty') ? 'scenes.needed' : 'scenes.correct')}{' '}
            {problems.map(({ item: { name } }, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <button type="button" className="start-reason-link" onClick={() => focusField(fieldId(name))}>
                  {sceneName('items', name)}
                </button>
              </span>
            ))}
          </p>
        )}
      </div>
      <button type="button" className="button" data-kind="quiet" onClick={() => dispatch({ type: 'resetPressed' })}>
        {t('scenes.reset')}
      </button>
    </div>
  )
}
