import { Course } from './course/Course.ts'
import type { CourseData } from './course/CourseData.ts'
import { CourseView } from './course/CourseView.ts'
import { findLms } from './lms/findLms.ts'

async function begin(): Promise<void> {
  const data: CourseData = JSON.parse(document.getElementById('data')?.textContent ?? '')
  const course = new Course(data)
  const lms = findLms(data.format)
  const opened = await lms?.open().catch(() => undefined)
  if (opened) {
    course.resume(opened.suspended)
    // Without an examination, a learning system's passing score has no effect.
    if (course.mastery !== null) course.mastery = opened.mastery ?? course.mastery
  }
  const view = new CourseView(course, opened && lms)
  document.body.append(view.part)
  view.show()
  window.addEventListener('pagehide', () => lms?.close())
}

void begin()
