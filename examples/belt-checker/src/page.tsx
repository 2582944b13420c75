import { useMemo, useState } from 'react'
import type { EncodedRequest } from '@sizewright/engine'
import { compile } from '@sizewright/engine/compile'
import { CalculatorForm, createFormStore } from '@sizewright/engine/react'
import type { Answer } from './answer.ts'
import { beltChecker } from './schema.ts'
import { formTextsOf, type Language, languages, wordsOf } from './texts.ts'

const ask = async ({ path, query }: EncodedRequest): Promise<Answer> => {
  const response = await fetch(`/api/${path}?${new URLSearchParams(query).toString()}`)
  // The server is ours: it answers in this shape, whatever the status.
  return (await response.json()) as Answer
}

const noDrawing = () => null

function Verdict({ answer, language }: { readonly answer: Answer; readonly language: Language }) {
  const words = wordsOf(language)
  if ('issues' in answer) return <p role="alert">{answer.issues.map(({ path, code }) => `${path}: ${code}`).join(', ')}</p>
  const newtons = (value: number) => `${value.toLocaleString(language, { maximumFractionDigits: 0 })} N`
  return (
    <p role="status">
      {answer.fits ? words.fits : words.tooWeak}: {newtons(answer.pull)} {answer.fits ? '≤' : '>'} {newtons(answer.permissible)}
    </p>
  )
}

/** The whole application: a choice of language, the form, what the server says. */
export function Page() {
  const [language, setLanguage] = useState<Language>('en')
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  const [store] = useState(() => createFormStore(compile(beltChecker)))
  const texts = useMemo(() => formTextsOf(language), [language])
  const words = wordsOf(language)
  const start = (request: EncodedRequest) => void ask(request).then(setAnswer, () => setAnswer('failed'))
  return (
    <div lang={language}>
      <nav>
        {languages.map((each) => (
          <button type="button" key={each} aria-pressed={each === language} onClick={() => setLanguage(each)}>
            {each}
          </button>
        ))}
      </nav>
      <h1>{words.title}</h1>
      <CalculatorForm store={store} texts={texts} drawing={noDrawing} onStart={start} />
      {answer === 'failed' ? <p role="alert">{words.failed}</p> : answer && <Verdict answer={answer} language={language} />}
    </div>
  )
}
