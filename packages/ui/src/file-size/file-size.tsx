import type { ComponentPropsWithRef } from 'react';
import { formatFileSize, isSize } from '../format/index.ts';
import { NotStated } from '../not-stated/index.ts';

export interface FileSizeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Size in bytes; what is not a size is drawn as not stated. */
  bytes: number | null | undefined;
}

/** A size in Bytes, KB, MB or GB. */
export function FileSize({ bytes, className, style, ...rest }: FileSizeProps) {
  if (bytes === null || bytes === undefined || !isSize(bytes)) return <NotStated className={className} style={style} {...rest} />;
  return (
    <span
      className={className}
      title={`${bytes.toLocaleString('en-US')} bytes`}
      style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...style }}
      {...rest}
    >
      <bdi>{formatFileSize(bytes)}</bdi>
    </span>
  );
}
