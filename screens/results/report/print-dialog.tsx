/** Dialog that asks for the project, prepares the report and prints it. Closing it early cancels printing. */
import { Suspense, use, useId, useState } from 'react'
import * as z from 'zod/mini'
import { FailureReason } from '../../ui/failure-reason.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'
import { ErrorBoundary } from '../../base/page/error-boundary.tsx'
import { PageMemoryContext } from '../../base/selection/visit.ts'
import { readStored, writeStored } from '../../base/browser/storage.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { DialogClose } from '../../ui/dialog/dialog-frame.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts'
import { useExplanation } from '../ledger/use-explanation.ts'
import type { Reported, ReportSubject } from './report-context.ts'
import { reportLink } from './report-link.ts'
import { reportWish } from './report-wish.ts'
import { Report } from './report.tsx'

const projectKey = 'sizewright.project'
const mostLetters = 80

const printed = z.object({ project: z.string().check(z.trim()) })

/** Returns a function that resolves with the address of the page and selection; undefined if the inputs have changed since. */
const useLink = ({ isCurrent = () => true }: Reported): (() => Promise<string> | undefined) => {
  const { path, memory } = use(PageMemoryContext)
  return () => (isCurrent() ? reportLink(path, memory.left()?.selection) : undefined)
}

/** Settings at the time the print button was pressed. */
type Ordered = { readonly project: string; readonly at: Date; readonly link: Promise<string> | undefined }

type Props = { readonly reported: Reported; readonly subject: ReportSubject; readonly onClose: () => void }

/** The report while it is prepared; suspends until the service has answered. */
const Preparing = ({ reported, subject, ordered, onClose }: Props & { ordered: Ordered }) => {
  const { t } = useTexts('report')
  const wish = reportWish(subject, reported)
  const { data, failure, retry } = useExplanation(reported.request, wish)
  if (failure) {
    return (
      <div className="mt-3" role="alert">
        <FailureReason failure={failure} words={t('dialog.failed')} />
        <RetryButton failure={failure} onRetry={retry} className="mt-2" />
      </div>
    )
  }
  return (
    <>
      <p className="mt-3" role="status">
        {t('dialog.preparing')}
      </p>
      {(data || !wish) && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Report reported={reported} subject={subject} explanation={data} {...ordered} onPrinted={onClose} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

const ProjectForm = ({ onPrint, busy }: { onPrint: (project: string) => void; busy: boolean }) => {
  const { t } = useTexts('report')
  const id = useId()
  const { field, submit } = useCheckedForm(printed, { project: readStored('local', projectKey) ?? '' })
  const print = ({ project }: z.infer<typeof printed>) => {
    writeStored('local', projectKey, project)
    onPrint(project)
  }
  return (
    <form onSubmit={submit(print)}>
      <label className="mt-3 block font-medium" htmlFor={id}>
        {t('dialog.project')}
      </label>
      <TextInput
        className="my-1 w-full"
        id={id}
        {...field('project')}
        type="text"
        autoComplete="off"
        maxLength={mostLetters}
        readOnly={busy}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="text-note text-ink-faint">
        {t('dialog.hint')}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <DialogClose className="button">{t('dialog.cancel')}</DialogClose>
        <button type="submit" className="button" data-kind="primary" disabled={busy}>
          {t('dialog.print')}
        </button>
      </div>
    </form>
  )
}

export const PrintDialog = (props: Props) => {
  const { t } = useTexts('report')
  const { reported, onClose } = props
  const linkOf = useLink(reported)
  const [ordered, setOrdered] = useState<Ordered>()
  return (
    <Modal title={t('dialog.title')} width={440} onClose={onClose} actions={null}>
      <div className="text-label" data-print-dialog>
        <ProjectForm busy={ordered !== undefined} onPrint={(project) => setOrdered({ project, at: new Date(), link: linkOf() })} />
        {ordered && <Preparing {...props} ordered={ordered} />}
      </div>
    </Modal>
  )
}
