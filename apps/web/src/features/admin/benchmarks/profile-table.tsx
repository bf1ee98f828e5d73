import type { Schemas } from '@rimawari/api';
import { Badge } from '@rimawari/ui/badge';
import { Button } from '@rimawari/ui/button';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import styles from './benchmarks-screen.module.css';
import { DeleteButton } from './delete-button.tsx';

type Profile = Schemas['BenchmarkProfile'];

export interface ProfileTableProps {
  profiles: Profile[];
  onEdit: (profile: Profile) => void;
  onDelete: (profile: Profile) => void;
}

/** Profiles; those that come with the product can be neither edited nor deleted. */
export function ProfileTable({ profiles, onEdit, onDelete }: ProfileTableProps) {
  const columns: DataColumn<Profile>[] = [
    {
      key: 'name',
      header: 'Profile',
      isRowHeader: true,
      cell: ({ name, is_default }) => (
        <span className={styles.line}>
          {name}
          {is_default && <Badge>default</Badge>}
        </span>
      ),
    },
    { key: 'description', header: 'Description', cell: ({ description }) => description ?? '' },
    { key: 'config', header: 'Config', cell: ({ config }) => <code className={styles.code}>{JSON.stringify(config)}</code> },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (profile) => (profile.is_default ? null : <Actions profile={profile} onEdit={onEdit} onDelete={onDelete} />),
    },
  ];
  return (
    <DataTable
      caption="Benchmark profiles"
      density="dense"
      columns={columns}
      rows={profiles}
      rowKey={({ id }) => id}
      empty="No profiles yet. Create one with New profile."
    />
  );
}

function Actions({ profile, onEdit, onDelete }: { profile: Profile } & Omit<ProfileTableProps, 'profiles'>) {
  const name = <VisuallyHidden> {profile.name}</VisuallyHidden>;
  return (
    <span className={styles.line}>
      <Button size="small" onClick={() => onEdit(profile)}>
        Edit{name}
      </Button>
      <DeleteButton
        what="profile"
        name={profile.name}
        description="This cannot be undone. Delete the runs that use a profile before the profile."
        onDelete={() => onDelete(profile)}
      />
    </span>
  );
}
