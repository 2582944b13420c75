/** Creates a project by its name, or from a file. */
import { useState } from 'react'
import { longestOf } from '../../../contract/saved/project-document.ts'
import { randomID } from '../../base/browser/random-id.ts'
import { addProject } from '../../base/saved/project-calls.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { ImportProject } from './import-project.tsx'
import { NameSheet } from './lazy-name-sheet.tsx'
import { openPage } from './open-page.ts'
import { projectHash } from './use-projects.ts'

const NewProject = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('user-centre')
  const [clientID] = useState(randomID)
  return (
    <NameSheet
      title={t('projects.new')}
      action={t('projects.add')}
      longest={longestOf.name}
      save={(name, options) => addProject({ clientID, name }, options)}
      onNamed={(id) => openPage(projectHash(String(id)))}
      onClose={onClose}
    />
  )
}

export const NewProjects = () => {
  const { t } = useTexts('user-centre')
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <ImportProject />
      <button type="button" className="button" data-kind="primary" aria-haspopup="dialog" onClick={() => setNaming(true)}>
        {t('projects.new')}
      </button>
      {isNaming && <NewProject onClose={() => setNaming(false)} />}
    </>
  )
}
