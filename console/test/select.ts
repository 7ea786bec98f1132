import { waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const getText = (option: HTMLElement) => option.textContent.replaceAll('\u00A0', '')

async function openList(user: UserEvent, field: HTMLElement): Promise<HTMLElement> {
  if (field.getAttribute('aria-expanded') !== 'true') await user.click(field)
  return waitFor(() => {
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
    if (!list) throw new Error("The select's list isn't open")
    return list
  })
}

const listOptions = (list: HTMLElement) => within(list).queryAllByRole('option', { hidden: true })

/** Selects an option by its label or its value, as a person does. */
export async function chooseOption(user: UserEvent, field: HTMLElement, wanted: string): Promise<void> {
  const list = await openList(user, field)
  const option = await waitFor(() => {
    const options = listOptions(list)
    const found =
      options.find((one) => getText(one) === wanted) ?? options.find((one) => one.dataset.value === wanted)
    if (!found) throw new Error(`No option ${wanted} among: ${options.map(getText).join(', ')}`)
    return found
  })
  await user.click(option)
}

export interface ShownOption {
  value: string
  label: string
  group: string | undefined
  isDisabled: boolean
}

export async function readOptions(user: UserEvent, field: HTMLElement): Promise<ShownOption[]> {
  const options = listOptions(await openList(user, field))
  await user.keyboard('{Escape}')
  return options.map((option) => ({
    value: option.dataset.value ?? '',
    label: getText(option),
    group: option.closest('[role=group]')?.getAttribute('aria-label') ?? undefined,
    isDisabled: option.getAttribute('aria-disabled') === 'true',
  }))
}

export const readLabels = async (user: UserEvent, field: HTMLElement): Promise<string[]> =>
  (await readOptions(user, field)).map(({ label }) => label)
