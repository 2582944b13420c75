/** A submitted record with its answer. */
import { Link } from 'wouter'
import type { OperatorRecord } from '../../../contract/people/submissions.ts'
import { isKnownLocale, languageOf, type Locale } from '../../../i18n/locales.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { operatorPath } from '../../base/account/operator-path.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Loading, useDates } from '../centre/list-parts.tsx'
import { recordOf } from '../submission-calls.ts'
import { SubmissionFacts } from '../submission-facts.tsx'
import { SubmissionState } from '../submission-state.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Fact } from '../facts.tsx'

type Params = { readonly number: string; readonly began: number; readonly locale: Locale }

const record: Query<Params, OperatorRecord> = {
  name: 'operator.record',
  load: ({ number, locale }, signal) => recordOf(number, { locale, signal }),
}

const languageName = (language: string): string => (isKnownLocale(language) ? languageOf(language).name : language)

const Facts = ({ found }: { readonly found: OperatorRecord }) => {
  const { t } = useTexts('submissions')
  const { className } = useClassNames()
  const date = useDates()
  const { number, time, classID, sceneName, language, hasSender, state, changed, changedBy } = found
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('operator.number'), number],
    [t('operator.time'), date(time)],
    [t('operator.screen'), `${className(classID)} · ${sceneName}`],
    [t('operator.language'), languageName(language)],
    [t('operator.sender'), t(hasSender ? 'operator.hasSender' : 'operator.noSender')],
  ]
  return (
    <dl>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      <Fact name={t('operator.state')}>
        <SubmissionState state={state} />
        {changed !== null && <span> {t('changed', { date: date(changed) })}</span>}
        {changedBy !== null && <span> · {t(`operator.by.${changedBy}`)}</span>}
      </Fact>
      {found.answer !== '' && (
        <Fact name={t('answer')}>
          <span className="whitespace-pre-wrap">{found.answer}</span>
        </Fact>
      )}
    </dl>
  )
}

type Props = { readonly number: string; readonly began: number }

export const RecordPage = ({ number, began }: Props) => {
  const { t } = useTexts('submissions')
  const locale = useLocale()
  const { data, failure, retry } = useQuery(record, { number, began, locale }, { keepPreviousData: true })
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <p>
        <Link href={operatorPath} className="inline-flex min-h-11 items-center text-main underline">
          ← {t('operator.records')}
        </Link>
      </p>
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      {!data && !failure && <Loading />}
      {data && (
        <>
          <Facts found={data} />
          <AnswerForm record={data} onStored={retry} onReload={retry} />
          <SubmissionFacts inputs={data.inputs} rows={data.rows} />
        </>
      )}
    </div>
  )
}
