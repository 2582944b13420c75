import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PlatformMotorDrawer } from '../../../screens/pages/rotary/platform-motor-drawer.tsx'
import { openPart } from './open-part.tsx'

/** The drawer with a list that is checked at the press of a button. */
const Checked = () => {
  const [isChecked, setChecked] = useState(false)
  return (
    <>
      <PlatformMotorDrawer
        classID="120"
        fixed={[]}
        workingData={{}}
        autoSelect={false}
        confirming={isChecked ? { text: 'Checking', release: 'Select another motor', onRelease: () => setChecked(false) } : undefined}
        onSelect={() => undefined}
        onClose={() => undefined}
      />
      <button type="button" id="choose" onClick={() => setChecked(true)}>
        Choose
      </button>
    </>
  )
}

it('while a motor is checked the focus is on the way back to the list, and then in the dialog', async () => {
  await openPart(<Checked />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  document.querySelector<HTMLButtonElement>('#choose')?.click()
  const back = page.getByRole('button', { name: 'Select another motor' })
  await expect.element(back).toHaveFocus()
  await back.click()
  await expect.element(back).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull()
})
