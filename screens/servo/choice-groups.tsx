/**
 * The choices of precision, transmission direction, gear type and reducer type. Each unlocks the next; options show the number
 * of remaining models.
 */
import { choicesOf, isUnlocked, offerOf, optionsOf } from './derived-choices.ts'
import type { PanelState } from './panel-state.ts'
import { type ChoiceGroup, choiceGroups, type OfferedOption } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'
import type { ServoPanelView } from './panel-machine.ts'
import { skin } from '../../engine/react/skin.ts'

type Props = Pick<ServoPanelView, 'state' | 'dispatch'>

/** Returns the offered options, plus a chosen one that is no longer offered, so that it can be cleared. */
const shownOptions = (state: PanelState, group: ChoiceGroup): readonly OfferedOption[] => {
  const offered = optionsOf(state, group)
  const chosen = choicesOf(state)[choiceGroups.indexOf(group)]
  const missing = chosen !== undefined && !offered.some(({ value }) => value === chosen)
  return missing ? [{ value: chosen, count: 0 }, ...offered] : offered
}

/** Returns why a group offers no options, if so. */
const useHint = (state: PanelState, group: ChoiceGroup): string | undefined => {
  const { t } = useServoTexts()
  const before = choiceGroups[choiceGroups.indexOf(group) - 1]
  if (!isUnlocked(state, group) && before) return t('choices.locked', { name: t(`choices.${before}.label`) })
  if (shownOptions(state, group).length > 0) return undefined
  return offerOf(state) ? t('choices.none') : t('choices.waiting')
}

const Options = ({ state, dispatch, group }: Props & { readonly group: ChoiceGroup }) => {
  const { t, nameOf } = useServoTexts()
  const chosen = choicesOf(state)[choiceGroups.indexOf(group)]
  return (
    <div className="flex flex-wrap gap-1.5">
      {shownOptions(state, group).map(({ value, count }) => {
        const name = nameOf(`choices.${group}.options`, value)
        return (
          <button
            key={value}
            type="button"
            className="min-h-8 rounded-full border border-line-strong bg-surface px-3 py-0.5 text-label hover:border-link chosen:border-main chosen:bg-main-soft chosen:font-semibold chosen:text-main max-phone:min-h-11"
            aria-pressed={value === chosen}
            aria-label={t('choices.option', { name, count })}
            onClick={() => dispatch({ type: 'choiceMade', group, value: value === chosen ? undefined : value })}
          >
            {name} <span className="ml-2 text-note">{count}</span>
          </button>
        )
      })}
    </div>
  )
}

/** A step that offers nothing yet is one line, which says what unlocks it. */
const ChoiceRow = ({ state, dispatch, group }: Props & { readonly group: ChoiceGroup }) => {
  const { t } = useServoTexts()
  const index = choiceGroups.indexOf(group)
  const automatic = index >= state.choices.length && choicesOf(state)[index] !== undefined
  const hint = useHint(state, group)
  const id = `servo-${group}-label`
  if (hint !== undefined) {
    return (
      <div className="flex min-h-9 items-center gap-2 border-t border-line text-label text-ink-faint" role="group" aria-labelledby={id}>
        <span className="font-medium" id={id}>
          {t(`choices.${group}.label`)}
        </span>
        <span className="ml-auto text-right text-note">{hint}</span>
      </div>
    )
  }
  return (
    <div className="grid content-start gap-1" role="group" aria-labelledby={id}>
      <span className={skin.label} id={id}>
        {t(`choices.${group}.label`)}
      </span>
      <Options state={state} dispatch={dispatch} group={group} />
      {automatic && <span className="text-note text-ink-faint">{t('choices.only')}</span>}
    </div>
  )
}

export const ChoiceGroups = (props: Props) => {
  const { t } = useServoTexts()
  return (
    <div role="group" aria-labelledby="servo-choices-label" className="grid gap-2">
      <span className={skin.sectionTitle} id="servo-choices-label">
        {t('choices.label')}
      </span>
      {choiceGroups.map((group) => (
        <ChoiceRow key={group} {...props} group={group} />
      ))}
    </div>
  )
}
