/** Dialog that selects for whom a user with several identities acts: an agent, or the company itself. */
import { useState } from 'react'
import { chooseAgent, type myAgents } from '../base/people/account-calls.ts'
import { describeFailure } from '../base/api/api.ts'
import { useProductName } from '../base/page/product-name.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { Modal } from '../ui/dialog/modal.tsx'
import { Sheet } from '../ui/dialog/sheet.tsx'
import { LoginProblem } from './login-parts.tsx'

type Agents = Awaited<ReturnType<typeof myAgents>>

/** `onDone` is also called on closing; the user then acts for the company. */
export const AgentChooser = ({ agents, onDone }: { readonly agents: Agents; readonly onDone: () => void }) => {
  const { t } = useTexts('account')
  const { t: shell } = useTexts('shell')
  const company = useProductName()
  const [isOver, setOver] = useState(false)
  const { trigger, isMutating, failure } = useMutation(chooseAgent, onDone)
  if (isOver) {
    return (
      <Sheet
        title={t('serviceExpired.title')}
        onClose={() => setOver(false)}
        actions={[{ text: shell('common.close'), onAct: () => setOver(false), isPrimary: true }]}
      >
        <p>{t('serviceExpired.text')}</p>
      </Sheet>
    )
  }
  const act = (id: string) => (currentSite().agents ? trigger(id) : setOver(true))
  return (
    <Modal title={t('agents.title')} onClose={onDone}>
      <ul className="grid gap-2">
        <li className="grid">
          <button type="button" className="button min-h-11 justify-start" disabled={isMutating} onClick={() => trigger(null)}>
            {t('agents.company', { name: company })}
          </button>
        </li>
        {agents.map(({ userAgentID, userAgentName, logoUrl }) => (
          <li key={userAgentID} className="grid">
            <button type="button" className="button min-h-11 justify-start" disabled={isMutating} onClick={() => act(userAgentID)}>
              {logoUrl !== null && <img src={logoUrl} alt="" className="size-8 object-contain" />}
              <span>{userAgentName}</span>
            </button>
          </li>
        ))}
      </ul>
      {failure && <LoginProblem role="alert">{describeFailure(failure, shell)}</LoginProblem>}
    </Modal>
  )
}
