/** Imports a project from a file; the service validates it, and issues are listed with their location. */
import { useRef, useState } from 'react'
import { largestProject } from '../../../contract/saved/project-document.ts'
import { useOutcome } from '../../../engine/react/use-outcome.ts'
import { describeFailure } from '../../base/api/api.ts'
import { randomID } from '../../base/browser/random-id.ts'
import { savedHasChanged } from '../../base/saved/use-saved.ts'
import { importProject } from '../../base/saved/project-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { openPage } from './open-page.ts'
import { projectHash } from './use-projects.ts'
import { readJson } from './read-json.ts'

/** Maximum number of issues listed. */
const mostFaults = 5
/** Prefix of issue paths: the document is nested in the request. */
const inDocument = /^document\.?/

export const ImportProject = () => {
  const { t } = useTexts('user-centre')
  const { t: shell } = useTexts('shell')
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const { trigger, isMutating, failure, reset } = useMutation(importProject, ({ id }) => {
    savedHasChanged()
    openPage(projectHash(id))
  })
  const attempt = useOutcome()
  const read = (file: File | undefined) => {
    reset()
    setProblem(undefined)
    if (!file) return
    if (file.size > largestProject) return setProblem(t('projects.tooLarge', { megabytes: largestProject / 1024 / 1024 }))
    attempt(readJson(file), (held) => {
      if (held) trigger({ clientID: randomID(), document: held.document })
      else setProblem(t('projects.noJson', { name: file.name }))
    })
  }
  const issues = failure?.kind === 'refused' ? failure.issues : []
  return (
    <>
      <button type="button" className="button" disabled={isMutating} onClick={() => input.current?.click()}>
        {t('projects.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          read(target.files?.[0])
          // Allows choosing the same file again after a correction.
          target.value = ''
        }}
      />
      {(problem !== undefined || failure) && (
        <div role="alert" className="basis-full border-l-3 border-emphasis bg-emphasis-soft px-3 py-1.5 wrap-anywhere">
          <p>{problem ?? (failure && describeFailure(failure, shell))}</p>
          {issues.length > 0 && (
            <ul>
              {issues.slice(0, mostFaults).map(({ path, message }) => (
                <li key={path}>
                  <span className="code">{path.replace(inDocument, '') || path}</span>: {message}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  )
}
