/** The details of a company for those who do not administrate it. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepAccount } from '../../../screens/base/account/account.ts'
import { beSite, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { noRecords, ok, person } from './person.ts'

describe('the company for everybody else', () => {
  const detail = {
    comp_name: 'Linea',
    comp_out_name: '线驰',
    comp_out_name_en: 'Linea Motion',
    logo: null,
    logo_square: null,
    logo_pc_sole: null,
    wx_share_logo: null,
    wechat_url: null,
    phone: '+86 21 1234',
    phone_share: true,
    site_key: 'linea',
  }
  const everything = [
    ['Company name', 'Linea'],
    ['Name on Chinese pages', '线驰'],
    ['Name in other languages', 'Linea Motion'],
    ['Logo', 'Not given'],
    ['Square logo', 'Not given'],
    ['Logo on wide pages', 'Not given'],
    ['Logo of shared links', 'Not given'],
    ['WeChat', 'Not given'],
    ['Phone', '+86 21 1234'],
    ['Phone number public', 'Yes'],
    ['Site key', 'linea'],
  ]
  const rows = () =>
    [...document.querySelectorAll('dl > div')].map((row) => [...row.querySelectorAll('dt, dd')].map(({ textContent }) => textContent))
  const open = (hash: string) => {
    beSite({})
    return openScreens(hash, 'en', async (address, signal) => {
      if (address.startsWith('/share/comp_detail')) return ok(detail)
      if (address.startsWith('/api/')) return noRecords()
      return goodAnswer(address, signal)
    })
  }

  it.each(['visitor', 'person'] as const)('a %s reads its details in the user centre, and who changes them', async (who) => {
    keepAccount(who === 'person' ? person() : undefined)
    await open('/usercenter/comp-detail')
    await expect.element(page.getByText('Only company administrators can change these details.')).toBeVisible()
    await expect.poll(rows).toEqual(everything)
    expect(await problemsOfPage()).toEqual([])
  })

  it('a desktop program shows the eleven fields before the contacts', async () => {
    await open('/desktop/compInfo')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Company details' })).toBeVisible()
    await expect.poll(() => rows().slice(0, 11)).toEqual(everything)
    expect(document.querySelector('[data-head]')).toBeNull()
    expect(await problemsOfPage()).toEqual([])
  })
})
