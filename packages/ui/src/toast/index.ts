export { Toast, type ToastMessage, type ToastProps, ToastProvider, type ToastProviderProps, useToast } from './toast.tsx';
