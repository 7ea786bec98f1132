export { type Controls, createControls } from './client.ts'
export { controls, type MockFault, type MockMail, type MockWorld } from './controls.ts'
