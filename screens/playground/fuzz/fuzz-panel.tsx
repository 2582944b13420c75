/** Runs two hundred random sequences of events per law of forms; shows the results with the shortest counterexamples. */
import { useId, useState } from 'react'
import { useTexts } from '../../base/texts/texts.ts'
import type { Sound } from '../document/analyse.ts'
import type { LawResult } from './fuzz-run.ts'
import { type FuzzState, useFuzz } from './use-fuzz.ts'
import { Note, Panel, control } from '../elements/panel.tsx'

const runs = 200
const largestSeed = 2 ** 31 - 1

const anySeed = (): number => Math.floor(Math.random() * largestSeed)

const readSeed = (text: string): number | undefined => (/^-?\d{1,10}$/.test(text.trim()) ? Number(text) | 0 : undefined)

const LawLine = ({ result: { number, claim, runs: done, failure } }: { readonly result: LawResult }) => {
  const { t } = useTexts('playground')
  return (
    <li value={number} className={failure ? '' : ''}>
      <span lang="en">{claim}</span>
      <span> </span>
      <small className="text-note/5 text-ink-soft">{failure ? t('fuzz.breaks', { runs: done }) : t('fuzz.holds', { runs: done })}</small>
      {failure && (
        <div className="mt-1 border-l-3 border-emphasis bg-paper px-3 py-2 wrap-anywhere" lang="en">
          <p className="code">{failure.message}</p>
          <ol className="list-decimal pl-5">
            {failure.story.map((step, index) => (
              <li key={`${index + 1} ${step}`} className="code">
                {step}
              </li>
            ))}
          </ol>
        </div>
      )}
    </li>
  )
}

const Summary = ({ state: { phase, results, laws, seed } }: { readonly state: FuzzState }) => {
  const { t } = useTexts('playground')
  const broken = results.filter(({ failure }) => failure).length
  const statusText = {
    idle: '',
    running: t('fuzz.running', { done: results.length, laws: laws ?? '…' }),
    done: broken === 0 ? t('fuzz.allHold', { laws: results.length, seed }) : t('fuzz.someBreak', { broken, laws: results.length, seed }),
    cancelled: t('fuzz.cancelled', { done: results.length }),
    failed: t('fuzz.failed'),
  }[phase]
  return (
    <p role="status" className={`font-semibold ${phase !== 'done' ? '' : broken === 0 ? 'text-good' : 'text-emphasis-strong'}`}>
      {statusText}
    </p>
  )
}

export const FuzzPanel = ({ sound: { schema, examples } }: { readonly sound: Sound }) => {
  const { t } = useTexts('playground')
  const id = useId()
  const { state, start, cancel } = useFuzz()
  const [text, setText] = useState(() => String(anySeed()))
  const seed = readSeed(text)
  const isRunning = state.phase === 'running'
  const begin = (own: number) => start({ schema, init: examples?.init ?? {}, seed: own, runs })
  const beginAnew = () => {
    const next = anySeed()
    setText(String(next))
    begin(next)
  }
  return (
    <Panel>
      <Note>{t('fuzz.how', { runs })}</Note>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id}>{t('fuzz.seed')}</label>
        <input
          id={id}
          className={`code w-30 aria-invalid:border-emphasis ${control}`}
          inputMode="numeric"
          value={text}
          aria-invalid={seed === undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {isRunning ? (
          <button type="button" className="button" onClick={cancel}>
            {t('fuzz.cancel')}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="button"
              data-kind="primary"
              disabled={seed === undefined}
              onClick={() => seed !== undefined && begin(seed)}
            >
              {t('fuzz.start', { runs })}
            </button>
            {state.phase !== 'idle' && (
              <button type="button" className="button" onClick={beginAnew}>
                {t('fuzz.again')}
              </button>
            )}
          </>
        )}
      </div>
      <Summary state={state} />
      <ol className="grid list-decimal gap-1.5 pl-8 text-label/5">
        {state.results.map((result) => (
          <LawLine key={result.number} result={result} />
        ))}
      </ol>
    </Panel>
  )
}
