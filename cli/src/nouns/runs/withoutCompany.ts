import { type Context, createContext } from '../../command/context.ts'

/** `--company` only selected the run; the run itself stores its company. */
export async function withoutCompanyFlag<T>(
  context: Context,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const { company, ...flags } = context.flags
  if (company === undefined) return work(context)
  const runContext = createContext({ ...context, flags })
  try {
    return await work(runContext)
  } finally {
    await runContext.close()
  }
}
