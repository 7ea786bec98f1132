export { type Controls, createControls } from './client.ts'
export { controls } from './controls.ts'
export { type ControlCall, formatControlLines } from './lines.ts'
export type {
  MockEmail,
  MockEmailHead,
  MockEntry,
  MockExplanation,
  MockFault,
  MockPerson,
  MockRequest,
  MockScenario,
  MockWorld,
} from './shapes.ts'
export type {
  MockStory,
  MockStoryPosition,
  ShownMockStory,
} from './storyShapes.ts'
