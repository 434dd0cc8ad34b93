"""An array on a GPU that PyTorch, JAX and CuPy read and write without a copy.

It implements the CUDA array interface (version 3) and DLPack (version 0.8). DLPack consumers get it when all
our work is done; by the array interface, work on the default stream is in order. The arrays of numba-cuda
(0.30.4) offer the first interface only.
"""

import ctypes
from typing import Any, ClassVar

import numpy as np

from tenfold.core.gpu import require_cuda

ON_CUDA = 2
"""The number of CUDA devices in DLPack."""
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_: ClassVar = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class _Type(ctypes.Structure):
    _fields_: ClassVar = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_: ClassVar = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    pass


_DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _DELETER)]

_exported: dict[int, Any] = {}
"""Arrays that DLPack consumers still use, by the address of the managed tensor."""


@_DELETER
def _release(managed: Any) -> None:
    _exported.pop(ctypes.addressof(managed.contents), None)


_CAPSULE_DESTRUCTOR = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


@_CAPSULE_DESTRUCTOR
def _drop_capsule(capsule: int) -> None:
    """Release the array of a capsule that was never consumed."""
    api = ctypes.pythonapi
    if api.PyCapsule_IsValid(ctypes.c_void_p(capsule), NAME):
        api.PyCapsule_GetPointer.restype = ctypes.c_void_p
        _exported.pop(api.PyCapsule_GetPointer(ctypes.c_void_p(capsule), NAME), None)


class DeviceArray:
    """A row-major array on the GPU."""

    def __init__(self, shape: tuple[int, ...], dtype: Any) -> None:
        self._cuda = require_cuda()
        self.inner = self._cuda.to_device(np.zeros(shape, dtype))
        """The array as kernels take it."""
        self.shape = shape
        self.dtype = np.dtype(dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.inner.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return ON_CUDA, int(self._cuda.get_current_device().id)

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        del stream
        self._cuda.synchronize()
        managed = _Managed()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        kind, number = self.__dlpack_device__()
        managed.tensor = _Tensor(
            self.__cuda_array_interface__["data"][0],
            _Device(kind, number),
            len(self.shape),
            _Type(CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1),
            ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64)),
            None,
            0,
        )
        managed.deleter = _release
        _exported[ctypes.addressof(managed)] = (managed, shape, self.inner)
        new = ctypes.pythonapi.PyCapsule_New
        new.restype = ctypes.py_object
        new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, _CAPSULE_DESTRUCTOR]
        return new(ctypes.addressof(managed), NAME, _drop_capsule)

    def numpy(self) -> Any:
        """A copy on the CPU."""
        return self.inner.copy_to_host()

    def copy_from_host(self, values: Any) -> None:
        """Copy an array from the CPU into it."""
        self.inner.copy_to_device(np.ascontiguousarray(values, self.dtype))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:  # noqa: FBT001
        """What NumPy calls: always a copy."""
        del copy
        return self.numpy() if dtype is None else self.numpy().astype(dtype)

    def __repr__(self) -> str:
        return f"DeviceArray{self.shape} of {self.dtype} on the GPU"
