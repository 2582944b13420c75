/** Load types as tiles with pictures, and the inputs of the chosen one. */
import type { ReactNode } from 'react'
import { useRotatingTexts } from './rotary-texts.ts'
import { FurtherFields } from './further-fields.tsx'
import { SceneField } from './scene-field.tsx'
import { problemsOf } from './scene-form.ts'
import { scenesOf, type SceneView } from './scene-machine.ts'
import { skin } from '../../engine/react/skin.ts'

/** Renders the picture of a scene by name, with live dimensions if values are passed. Provided by the page. */
export type RenderPicture = (logo: string, values?: Readonly<Record<string, number | undefined>>) => ReactNode

type Props = SceneView & {
  readonly renderPicture: RenderPicture
  /** Where the page has the picture of the chosen scene. */
  readonly pictureClassName?: string
}

const LoadTypes = ({ state, dispatch, renderPicture }: Omit<Props, 'pictureClassName'>) => {
  const { t, sceneName } = useRotatingTexts()
  return (
    <div className={`${skin.field} @container`} role="radiogroup" aria-labelledby="scene-type-label">
      <span className={skin.label} id="scene-type-label">
        {t('scenes.loadType')}
      </span>
      <div className={`${skin.tiles} @min-[540px]:has-[>:nth-child(6):last-child]:grid-cols-6`}>
        {Object.entries(scenesOf(state)).map(([name, { logo }]) => (
          <label key={name} className={skin.tile} data-checked={name === state.form.scene || undefined}>
            <input
              type="radio"
              name="scene-type"
              checked={name === state.form.scene}
              onChange={() => dispatch({ type: 'sceneChosen', scene: name })}
            />
            <span className={skin.tileDrawing}>{renderPicture(logo)}</span>
            <span>{sceneName('names', name)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

/** Shown while the scenes are loading or have failed to load. */
const Waiting = ({ state, dispatch }: SceneView) => {
  const { t } = useRotatingTexts()
  if (state.scenes.state !== 'failed') {
    return (
      <p className="late text-ink-faint" role="status">
        {state.scenes.state === 'answered' ? t('scenes.noScenes') : t('scenes.loading')}
      </p>
    )
  }
  return (
    <div role="alert">
      <p>{t('scenes.scenesFailed')}</p>
      <button type="button" className="button" onClick={() => dispatch({ type: 'retry', question: 'scenes' })}>
        {t('scenes.retry')}
      </button>
    </div>
  )
}

export const SceneInputs = ({ state, dispatch, renderPicture, pictureClassName = '' }: Props) => {
  const { t, hintOf } = useRotatingTexts()
  const { scene, fields } = state.form
  const scenes = scenesOf(state)
  const shown = scene === undefined ? undefined : scenes[scene]
  if (scene === undefined || !shown) return <Waiting state={state} dispatch={dispatch} />
  const problems = problemsOf(state.form, scenes)
  const values = Object.fromEntries(Object.entries(fields[scene] ?? {}).map(([name, { value, previous }]) => [name, value ?? previous]))
  return (
    <>
      <LoadTypes state={state} dispatch={dispatch} renderPicture={renderPicture} />
      {/* As high as it is drawn: the full height of a stretched figure would leave no room for the words. */}
      <figure className={`max-w-90 text-center [&>svg]:h-auto ${pictureClassName}`}>
        {renderPicture(shown.logo, values)}
        <figcaption className="grid text-label text-ink-soft">
          <strong className="font-medium text-ink">{t('drawer.picture')}</strong>
          <span>{hintOf('descriptions', scene)}</span>
        </figcaption>
      </figure>
      <div className={skin.section} role="group" aria-labelledby="scene-conditions-label">
        <span className={skin.sectionTitle} id="scene-conditions-label">
          {t('scenes.conditions')}
        </span>
        {shown.list.map((item) => (
          <SceneField
            key={`${scene} ${item.name}`}
            state={state}
            dispatch={dispatch}
            item={item}
            problem={problems.find((problem) => problem.item.name === item.name)}
          />
        ))}
      </div>
      <FurtherFields state={state} dispatch={dispatch} problems={problems} />
    </>
  )
}
