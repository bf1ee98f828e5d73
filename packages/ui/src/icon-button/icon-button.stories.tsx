import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Beside, Rows } from '../samples/layout.tsx';
import { IconButton } from './icon-button.tsx';

const meta = preview.meta({
  title: 'Parts/IconButton',
  component: IconButton,
  args: { label: 'Refresh', icon: 'refresh' as const, onClick: fn() },
});

export const Playground = meta.story();
export const Plain = meta.story({ args: { variant: 'plain' } });
export const Bordered = meta.story({ args: { variant: 'bordered' } });
export const Critical = meta.story({ args: { variant: 'critical', icon: 'trash', label: 'Delete profile' } });
export const Small = meta.story({
  args: { size: 'small', icon: 'close', label: 'Remove brochure.pdf' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
});
export const Large = meta.story({ args: { size: 'large', variant: 'bordered' } });
export const Pressed = meta.story({ args: { icon: 'moon', label: 'Dark theme', 'aria-pressed': true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});
export const Focused = meta.story({
  tags: ['own-picture'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const RightToLeft = meta.story({
  args: { icon: 'settings', label: 'Settings', variant: 'bordered' },
  globals: { direction: 'rtl' },
});
export const At320 = meta.story({
  tags: ['own-picture'],
  args: { size: 'large', variant: 'bordered' },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {(['plain', 'bordered', 'critical'] as const).map((variant) => (
        <Beside key={variant}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <IconButton key={size} icon="settings" label={`Settings ${variant} ${size}`} variant={variant} size={size} />
          ))}
          <IconButton icon="download" label={`Download ${variant}`} variant={variant} disabled />
          <IconButton icon="eye" label={`Show ${variant}`} variant={variant} aria-pressed />
        </Beside>
      ))}
    </Rows>
  ),
});
