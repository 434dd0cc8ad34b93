"""Exported functions with plain signatures around compiled drivers.

An array is a pointer and its lengths, a record a pointer, a named tuple all of its members. Whole numbers
have 32 bits, except seeds and random bits, which have 64. Where a driver would raise, the module traps.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types

I32, I64, DOUBLE = ir.IntType(32), ir.IntType(64), ir.DoubleType()
POINTER = ir.IntType(8).as_pointer()
WIDE = {"seed"}
"""Whole numbers that JavaScript passes as BigInt."""


def add_wrapper(context: Any, module: Any, name: str, driver: Any, signature: tuple[Any, ...]) -> None:
    """Add an exported function that calls a driver compiled for a signature."""
    compiled = driver.overloads[signature]
    names = driver.py_func.__code__.co_varnames
    described = compiled.fndesc
    kinds = [kind for part, ty in zip(names, signature, strict=False) for kind in _parameters(part, ty)]
    result = compiled.signature.return_type
    wrapper = ir.Function(module, ir.FunctionType(_result_kind(result), kinds), name)
    builder = ir.IRBuilder(wrapper.append_basic_block("entry"))
    given = iter(wrapper.args)
    values = [_value(context, builder, ty, given) for ty in signature]
    convention = context.call_conv
    callee = ir.Function(
        module, convention.get_function_type(described.restype, described.argtypes), described.llvm_func_name
    )
    status, out = convention.call_function(builder, callee, result, described.argtypes, values)
    with builder.if_then(status.is_error, likely=False):
        builder.call(
            cgutils.get_or_insert_function(module, ir.FunctionType(ir.VoidType(), ()), "llvm.trap"), ()
        )
        builder.unreachable()
    if result == types.none:
        builder.ret_void()
    else:
        builder.ret(_resized(builder, out, _result_kind(result), result))


def _parameters(name: str, ty: Any) -> Iterator[Any]:
    """The parameters that one argument of a driver becomes."""
    if isinstance(ty, types.NamedTuple):
        for member, member_type in zip(ty.fields, ty.types, strict=True):
            yield from _parameters(member, member_type)
    elif isinstance(ty, types.Array):
        yield POINTER
        yield from [I32] * ty.ndim
    elif isinstance(ty, types.Record):
        yield POINTER
    elif isinstance(ty, types.Float):
        yield DOUBLE
    else:
        yield I64 if name in WIDE else I32


def _result_kind(ty: Any) -> Any:
    if ty == types.none:
        return ir.VoidType()
    if isinstance(ty, types.Float):
        return DOUBLE
    return I64 if ty == types.uint64 else I32


def _value(context: Any, builder: Any, ty: Any, given: Iterator[Any]) -> Any:
    """What a driver gets for an argument, made from the wrapper's parameters."""
    if isinstance(ty, types.NamedTuple):
        return context.make_tuple(builder, ty, [_value(context, builder, inner, given) for inner in ty.types])
    if isinstance(ty, types.Array):
        pointer = next(given)
        return _array(context, builder, ty, pointer, [next(given) for _ in range(ty.ndim)])
    if isinstance(ty, types.Record):
        return builder.bitcast(next(given), context.get_value_type(ty))
    if isinstance(ty, types.Boolean):
        return builder.icmp_unsigned("!=", next(given), ir.Constant(I32, 0))
    value = next(given)
    return value if isinstance(ty, types.Float) else _resized(builder, value, context.get_value_type(ty), ty)


def _array(context: Any, builder: Any, ty: Any, pointer: Any, lengths: Sequence[Any]) -> Any:
    """A contiguous array of some lengths."""
    array = context.make_array(ty)(context, builder)
    itemsize = ir.Constant(I64, context.get_abi_sizeof(context.get_data_type(ty.dtype)))
    shape = [builder.sext(length, I64) for length in lengths]
    strides = [itemsize]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    context.populate_array(
        array,
        data=builder.bitcast(pointer, array.data.type),
        shape=cgutils.pack_array(builder, shape),
        strides=cgutils.pack_array(builder, strides),
        itemsize=itemsize,
        meminfo=None,
        parent=None,
    )
    return array._getvalue()  # noqa: SLF001


def _resized(builder: Any, value: Any, kind: Any, ty: Any) -> Any:
    """A number in a wider or narrower type of LLVM."""
    if value.type == kind:
        return value
    if value.type.width > kind.width:
        return builder.trunc(value, kind)
    return builder.sext(value, kind) if getattr(ty, "signed", False) else builder.zext(value, kind)
