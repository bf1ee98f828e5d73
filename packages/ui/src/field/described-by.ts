/** A control with its own hint and error first, and whatever else its user says describes it after them. */
export function described<Control extends { 'aria-describedby': string | undefined }>(control: Control, also: string | undefined): Control {
  return { ...control, 'aria-describedby': [control['aria-describedby'], also].filter(Boolean).join(' ') || undefined };
}
