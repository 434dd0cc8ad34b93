"""Compiles kernels of large games with settings that numba-cuda has no options for."""

import dis
import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any


@cache
def length_of(rule: Any) -> int:
    """Bytes of a rule's bytecode, what it calls being counted at each call."""
    plain = getattr(rule, "py_func", rule)
    names = [i.argval for i in dis.get_instructions(plain) if i.opname == "LOAD_GLOBAL"]
    called = [plain.__globals__.get(name) for name in names]
    return len(plain.__code__.co_code) + sum(length_of(one) for one in called if hasattr(one, "py_func"))


def compiled_for_large_games(
    compile_kernel: Callable[[Any], Any], called: int | None
) -> Callable[[Any], Any]:
    """A kernel's way to be compiled, with tables in global memory, and with calls of large functions."""

    def compile_it(signature: Any) -> Any:
        with tables_in_global_memory(), large_functions_called(called):
            return compile_kernel(signature)

    return compile_it


@contextmanager
def tables_in_global_memory() -> Iterator[None]:
    """Constant memory answers the threads of a warp one after the other if they ask for different places.

    It is small, too: 64 KiB.
    """
    from numba.cuda.cudadrv import nvvm  # noqa: PLC0415  an extra

    constant = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = constant


@contextmanager
def large_functions_called(limit: int | None) -> Iterator[None]:
    """Call functions of more bytes of bytecode than the limit, instead of copying them to each call."""
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher").CUDADispatcher
    compile_device = dispatcher.compile_device

    def compile_apart(self: Any, args: Any, return_type: Any = None) -> Any:
        result = compile_device(self, args, return_type)
        if limit is not None and len(self.py_func.__code__.co_code) > limit:
            _forbid_copies(result)
        return result

    dispatcher.compile_device = compile_apart
    try:
        yield
    finally:
        dispatcher.compile_device = compile_device


def _forbid_copies(result: Any) -> None:
    for module in result.library.modules:
        for function in module.functions:
            if function.name == result.fndesc.llvm_func_name and not function.is_declaration:
                function.attributes.discard("alwaysinline")
                function.attributes.add("noinline")
