import type { Context } from '../../command/context.ts'

export async function resolveCompanyId(context: Context): Promise<number> {
  const { company = '' } = await context.settings()
  return /^\d+$/.test(company) ? Number(company) : (await context.company()).company_id
}
