import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const environmentPattern = /@vitest-environment ([\w-]+)/

const readEnvironment = ({ moduleId, project }: TestSpecification): string =>
  environmentPattern.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? project.config.environment

/**
 * Runs all files for one environment before the next. Vitest ends a worker when the next file in the queue needs a
 * different environment, and a new worker loads React and the components again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const group = new Map(sorted.map((file) => [file, `${file.project.name} ${readEnvironment(file)}`]))
    const order = [...new Set(group.values())]
    const findPosition = (file: TestSpecification) => order.indexOf(group.get(file) ?? '')
    return sorted.toSorted((one, other) => findPosition(one) - findPosition(other))
  }
}
