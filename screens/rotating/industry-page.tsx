/** Industry page (120, 3000000): conditions from the scene drawer, checkbox groups, and the list of platforms, which is the page's. */
import { type ReactNode, useCallback, useState } from 'react'
import type { RotaryServoAnswer } from '../../contract/rotary-working.ts'
import { lastAnswered } from './call.ts'
import { CalculationRows } from './calculation-rows.tsx'
import { FailureNote } from './failure-note.tsx'
import { type Group, groups, type IndustryEvent, type IndustryState, optionsOf } from './industry-machine.ts'
import type { IndustryCalls } from './rotating-calls.ts'
import { keepIndustry, readIndustry } from './rotating-session.ts'
import { useRotatingTexts } from './rotating-texts.ts'
import { type Calculated, createIndustryRunner } from './runners.ts'
import { useRunner } from './use-runner.ts'
import type { Keeping } from './use-scenes.ts'
import './rotating.css'

export type IndustryView = { readonly state: IndustryState; readonly dispatch: (event: IndustryEvent) => void }

type Props = {
  readonly name: string
  readonly calls: IndustryCalls
  /** The same object always. */
  readonly keeping: Keeping
  /** The working-scene drawer; filling in closes it. */
  readonly renderSceneDrawer: (drawer: { onFill: (calculated: Calculated) => void; onClose: () => void }) => ReactNode
  /** The motor, and the drawer in which it is chosen. */
  readonly renderMotor: (view: IndustryView) => ReactNode
  readonly renderResults: (answer: RotaryServoAnswer, view: IndustryView) => ReactNode
}

const CheckGroup = ({ state, dispatch, group }: IndustryView & { readonly group: Group }) => {
  const { t, valueName } = useRotatingTexts()
  const options = optionsOf(state, group)
  if (options.length === 0) return null
  return (
    <div className="field" role="group" aria-labelledby={`industry-${group}`}>
      <span className="field-label" id={`industry-${group}`}>
        {t(`parameters.${group}`)}
      </span>
      <div className="check-list">
        {options.map(({ value, count }) => {
          const checked = state.ticked[group].includes(value)
          return (
            <label key={value} className="check" data-checked={checked || undefined}>
              <input type="checkbox" checked={checked} onChange={() => dispatch({ type: 'valueToggled', group, value })} />
              <span>
                {valueName('options.reducerType', value)} ({count})
              </span>
            </label>
          )
        })}
      </div>
    </div>
  )
}

const Results = ({ view, renderResults }: { readonly view: IndustryView; readonly renderResults: Props['renderResults'] }) => {
  const { t } = useRotatingTexts()
  const { call } = view.state
  const answer = lastAnswered(call)?.answer
  return (
    <section aria-label={t('second.title')}>
      {call.state === 'failed' && (
        <>
          <FailureNote words={t('scenes.failed')} failure={call.failure} />
          <button type="button" className="button" onClick={() => view.dispatch({ type: 'retryPressed' })}>
            {t('scenes.retry')}
          </button>
        </>
      )}
      <p role="status">
        {call.state === 'running'
          ? t('second.updating')
          : answer && (answer.count === 0 ? t('second.none') : t('second.results', { count: answer.count }))}
      </p>
      {answer && renderResults(answer, view)}
    </section>
  )
}

export const IndustryPage = ({ name, calls, keeping, renderSceneDrawer, renderMotor, renderResults }: Props) => {
  const { t } = useRotatingTexts()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const onState = useCallback((state: IndustryState) => keeping.write(keepIndustry(state)), [keeping])
  const view = useRunner(
    () => createIndustryRunner(calls, readIndustry(keeping.read())),
    (dispatch) => dispatch({ type: 'opened' }),
    onState,
  )
  const { state, dispatch } = view
  const onClose = () => setDrawerOpen(false)
  const onFill = ({ rows }: Calculated) => {
    dispatch({ type: 'conditionsFilled', rows })
    onClose()
  }
  return (
    <div className="form rotating">
      <h1 className="text-xl text-main">{name}</h1>
      <button type="button" className="button" data-kind="primary" onClick={() => setDrawerOpen(true)}>
        {t('industry.openScene')}
      </button>
      {state.rows ? <CalculationRows rows={state.rows} name={t('scenes.conditions')} /> : <p>{t('industry.noConditions')}</p>}
      {renderMotor(view)}
      {groups.map((group) => (
        <CheckGroup key={group} {...view} group={group} />
      ))}
      <Results view={view} renderResults={renderResults} />
      {drawerOpen && renderSceneDrawer({ onFill, onClose })}
    </div>
  )
}
