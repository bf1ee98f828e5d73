import { Button } from '@rimawari/ui/button';
import { TextField } from '@rimawari/ui/text-field';
import { useEffect, useRef } from 'react';
import { useDraft, useDrafts } from '../drafts/use-draft.ts';

export interface SearchFormProps {
  label: string;
  hint: string;
  maxLength: number;
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
  className?: string | undefined;
}

/** Searches for words when it is told to; what was typed before that is kept. */
export function SearchForm({ label, hint, maxLength, search, onSearch, className }: SearchFormProps) {
  const form = `search after ${search}`;
  const drafts = useDrafts();
  const [{ text }, keep] = useDraft(form, { text: search });
  const searched = useRef(search);
  // Another search begins with its own words, in the same field: the focus stays in it.
  useEffect(() => {
    if (searched.current === search) return;
    searched.current = search;
    keep({ text: search });
    drafts.forget(form);
  });
  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          drafts.forget(form);
          onSearch(text.trim());
        }}
      >
        <TextField
          label={label}
          hint={hint}
          type="search"
          maxLength={maxLength}
          value={text}
          onChange={(event) => keep({ text: event.target.value })}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
