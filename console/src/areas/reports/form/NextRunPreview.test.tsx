import { describe, expect, it } from 'vitest'
import { chooseOption } from '../../../../test/select.ts'
import { openForm } from '../testing/openForm.tsx'

describe("the next run in a new report's form", () => {
  it.each([
    ['Atlantic/Reykjavik', '2026-03-02T10:00:00.000Z', 'Mar 09, 2026 07:00 (Atlantic/Reykjavik, GMT+0)'],
    ['Asia/Tokyo', '2026-03-02T10:00:00.000Z', 'Mar 09, 2026 07:00 (Asia/Tokyo, GMT+9)'],
    ['America/New_York', '2026-03-06T10:00:00.000Z', 'Mar 09, 2026 07:00 (America/New_York, GMT-4)'],
    ['Europe/Berlin', '2026-10-24T10:00:00.000Z', 'Oct 26, 2026 07:00 (Europe/Berlin, GMT+1)'],
    ['Asia/Kolkata', '2026-03-02T10:00:00.000Z', 'Mar 09, 2026 06:30 (Asia/Kolkata, GMT+5:30)'],
  ])('in %s at %s is on %s', { tags: 'slow' }, async (timeZone, now, date) => {
    const { dialog } = await openForm('+ add', { timeZone, now })
    expect(dialog.getByText(`Next report will be generated on ${date}`)).toBeTruthy()
  })

  it.each([
    [
      'Europe/Berlin',
      '2026-03-20T10:00:00.000Z',
      'Apr 06, 2026 08:00 (Europe/Berlin, GMT+2)',
      /^This run will be at 08:00, not 07:00, because the clocks change before then/,
    ],
    [
      'Europe/Berlin',
      '2026-10-12T10:00:00.000Z',
      'Nov 02, 2026 06:00 (Europe/Berlin, GMT+1)',
      /^This run will be at 06:00, not 07:00, because the clocks change before then/,
    ],
    [
      'Asia/Kolkata',
      '2026-03-20T10:00:00.000Z',
      'Apr 06, 2026 06:30 (Asia/Kolkata, GMT+5:30)',
      /^Reports run on the hour in UTC\. In your time zone, that's 06:30, not 07:00\./,
    ],
    [
      'Asia/Tokyo',
      '2026-05-20T00:00:00.000Z',
      'Jun 08, 2026 07:00 (Asia/Tokyo, GMT+9)',
      /^The next run will be on Jun 08, 2026, a different Monday from the one you chose/,
    ],
    [
      'Asia/Tokyo',
      '2026-03-20T00:00:00.000Z',
      'Apr 06, 2026 07:00 (Asia/Tokyo, GMT+9)',
      /^Some runs will be on a different Monday of the month, starting on Jun 08, 2026, /,
    ],
  ])(
    'of a monthly report in %s at %s is on %s, with a note',
    { tags: 'slow' },
    async (timeZone, now, date, note) => {
      const { dialog, user } = await openForm('+ add', { timeZone, now })
      await chooseOption(user, dialog.getByRole('combobox', { name: 'Frequency' }), 'MONTHLY')
      expect(dialog.getByText(`Next report will be generated on ${date}`)).toBeTruthy()
      expect(dialog.getByText(note)).toBeTruthy()
    },
  )

  it('says from which day a clock change moves the run', async () => {
    const { dialog } = await openForm('+ add', { timeZone: 'Europe/Berlin' })
    expect(
      dialog.getByText(
        'From Mar 30, 2026, the report will run at 08:00, because the clocks change and reports are scheduled in UTC.',
      ),
    ).toBeTruthy()
  })

  it('is followed by four more runs on request', { tags: 'slow' }, async () => {
    const { dialog, user } = await openForm('+ add', {
      timeZone: 'Europe/Berlin',
      now: '2026-03-18T10:00:00.000Z',
    })
    await chooseOption(user, dialog.getByRole('combobox', { name: 'Frequency' }), 'BIWEEKLY')
    await user.click(dialog.getByText('Next 5 runs'))
    expect(dialog.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Mon, Mar 30, 2026 08:00',
      'Mon, Apr 13, 2026 08:00',
      'Mon, Apr 27, 2026 08:00',
      'Mon, May 11, 2026 08:00',
      'Mon, May 25, 2026 08:00',
    ])
  })
})
